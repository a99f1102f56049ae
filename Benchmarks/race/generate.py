"""Moments for the race: the same for the same number, in a form that both programs read."""
import datetime
import random

WORDS = (
    "tide harbour gull rope lamp fog quay salt wind boat noon rain letter bread window café naïve "
    "bridge kettle river hill train morning late early slow bright quiet wet north under over and the "
    "a of in on with from after before again two three some never always almost").split()
TAGS = [f"{kind}{number}" for kind in ("sea", "walk", "food", "book") for number in range(10)]
LIKERS = [f"reader{number:02}" for number in range(60)]
FIRST_DAY = datetime.datetime(2010, 1, 1, tzinfo=datetime.timezone.utc)
SECONDS = 15 * 365 * 86_400


def sentence(chance):
    words = chance.choices(WORDS, k=chance.randint(6, 16))
    form = chance.random()
    if form < 0.1:
        words[2] = f"**{words[2]}**"
    elif form < 0.2:
        words[3] = f"[{words[3]}](https://example.org/{words[1]})"
    elif form < 0.27:
        words[4] = f"`{words[4]}`"
    return " ".join(words).capitalize() + "."


def text(chance):
    paragraphs = [
        " ".join(sentence(chance) for _ in range(chance.randint(1, 4)))
        for _ in range(chance.randint(1, 4))]
    if chance.random() < 0.15:
        paragraphs.append("\n".join("- " + sentence(chance) for _ in range(3)))
    return "\n\n".join(paragraphs) + "\n"


def moment(number, date, chance):
    lines = ["---", f'title: "Log {number}"', f"date: {date:%Y-%m-%dT%H:%M:%SZ}", "author: ada"]
    tags = chance.sample(TAGS, chance.randint(0, 4))
    likes = chance.sample(LIKERS, chance.randint(0, 12))
    if tags:
        lines.append(f"tags: [{', '.join(tags)}]")
    if likes:
        lines.append(f"likes: [{', '.join(likes)}]")
    return "\n".join(lines) + "\n---\n" + text(chance)


def write(folder, count, seed=1):
    """`folder/YYYY/MM/log-N.md`."""
    chance = random.Random(seed)
    made = set()
    for number in range(count):
        date = FIRST_DAY + datetime.timedelta(seconds=SECONDS * number // count)
        month = folder / f"{date:%Y/%m}"
        if month not in made:
            month.mkdir(parents=True, exist_ok=True)
            made.add(month)
        (month / f"log-{number:07}.md").write_text(moment(number, date, chance))
