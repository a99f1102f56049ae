"""A Hugo site that makes the pages that momentsgen makes, with the same fields, as lean as can be."""

CONFIG = """baseURL = "https://example.org/"
title = "Log"
locale = "en"
timeZone = "UTC"
disableKinds = ["section", "sitemap"]
[pagination]
pagerSize = 20
[permalinks.page]
moments = "/m/:contentbasename/"
[outputs]
home = ["html"]
page = ["html"]
taxonomy = ["html"]
term = ["html"]
[taxonomies]
tag = "tags"
"""

BASE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }} · {{ site.Title }}</title>
<meta name="description" content="{{ with .Summary }}{{ . | plainify | truncate 160 }}{{ end }}">
<link rel="canonical" href="{{ .Permalink }}">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<a href="#main">Skip to content</a>
<nav><a href="/">Home</a> <a href="/tags/">Tags</a></nav>
<main id="main">
{{ block "main" . }}{{ end }}
</main>
</body>
</html>
"""

CARD = """<article class="h-entry" id="m-{{ .File.ContentBaseName }}">
<p class="p-author h-card">{{ .Params.author }}</p>
<p class="title">{{ .Title }}</p>
<div class="e-content">
{{ .Content }}
</div>
{{ with .GetTerms "tags" }}<ul>{{ range . }}<li><a class="p-category" href="{{ .RelPermalink }}">\
{{ .LinkTitle }}</a></li>{{ end }}</ul>{{ end }}
<a class="u-url" href="{{ .RelPermalink }}"><time class="dt-published" \
datetime="{{ .Date.Format "2006-01-02T15:04:05Z07:00" }}">{{ .Date.Format "2 January 2006, 15:04" }}\
</time></a>
{{ with .Params.likes }}<p>{{ len . }} likes</p><ul>{{ range . }}<li>{{ . }}</li>{{ end }}</ul>{{ end }}
</article>
"""

LIST = """{{ define "main" }}<h1>%s</h1>
{{ $p := .Paginate %s }}{{ range $p.Pages }}{{ partial "card.html" . }}{{ end }}
<nav>{{ if $p.HasPrev }}<a rel="prev" href="{{ $p.Prev.URL }}">Newer</a>{{ end }}
{{ if $p.HasNext }}<a rel="next" href="{{ $p.Next.URL }}">Older</a>{{ end }}</nav>{{ end }}
"""

LAYOUTS = {
    "baseof.html": BASE,
    "partials/card.html": CARD,
    "home.html": LIST % ("{{ site.Title }}", "site.RegularPages"),
    "term.html": LIST % ("#{{ .Title }}", ".RegularPages"),
    "page.html": """{{ define "main" }}{{ partial "card.html" . }}
<nav>{{ with .NextInSection }}<a href="{{ .RelPermalink }}">Newer</a>{{ end }}
{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">Older</a>{{ end }}</nav>{{ end }}
""",
    "taxonomy.html": """{{ define "main" }}<h1>Tags</h1>
<ul>{{ range .Data.Terms.Alphabetical }}<li><a href="{{ .Page.RelPermalink }}">{{ .Page.Title }}</a>
{{ .Count }}</li>{{ end }}</ul>{{ end }}
""",
}


def write(folder):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "hugo.toml").write_text(CONFIG)
    for name, text in LAYOUTS.items():
        file = folder / "layouts" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
