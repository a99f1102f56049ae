import TemplateEngine

/// The templates of the page, for the engine and for chevron alike: what both write the same way.
enum BenchTemplates {
  static let files = sources.map {
    TemplateFile(name: $0.key, path: "\($0.key).html", text: $0.value)
  }

  static let sources = ["page": page, "card": card, "person": person]

  private static let page = """
    <!doctype html>
    <html lang="{{language}}">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{{title}}</title>
    <meta name="description" content="{{description}}">
    <meta property="og:title" content="{{title}}">
    <meta property="og:description" content="{{description}}">
    <meta property="og:type" content="article">
    <meta property="og:url" content="{{address}}">
    <meta property="og:locale" content="{{language}}">
    <link rel="canonical" href="{{address}}">
    <link rel="stylesheet" href="../../assets/site.css">
    <link rel="alternate" type="application/atom+xml" href="../../feed.xml" title="All moments">
    <script src="../../assets/site.js" defer></script>
    </head>
    <body>
    <header class="site-header">
    <a class="site-name" href="../../">Moments</a>
    <nav aria-label="Site"><ul>
    <li><a href="../../archive/">Archive</a></li>
    <li><a href="../../tags/">Tags</a></li>
    <li><a href="../../about/">About</a></li>
    <li><a href="../../search/">Search</a></li>
    </ul></nav>
    </header>
    <main id="main">
    {{#card}}{{>card}}{{/card}}
    </main>
    <footer class="site-footer">
    <p>Made with momentsgen. <a href="../../feed.xml">Subscribe</a> or <a href="#main">go up</a>.</p>
    </footer>
    </body>
    </html>

    """

  private static let card = """
    <article class="card h-entry" id="moment-{{id}}">
    <header class="card-header">
    <img class="avatar u-photo" src="{{avatar}}" alt="" width="48" height="48" loading="lazy">
    <span class="p-author h-card">{{author}}</span>
    <a class="u-url u-uid" href="{{address}}"><time class="dt-published">{{date}}</time></a>
    {{#place}}<span class="p-location">{{place}}</span>{{/place}}
    </header>
    <div class="card-body e-content">{{{body}}}</div>
    <ul class="tags">
    {{#tags}}<li><a class="p-category" href="{{address}}">{{name}}</a></li>
    {{/tags}}</ul>
    <section class="likes" aria-label="Likes">
    <ul class="likes-row">
    {{#likes}}{{>person}}{{/likes}}</ul>
    </section>
    <footer class="card-footer"><button type="button" class="like-button" aria-pressed="false" \
    data-id="{{id}}">Like</button></footer>
    </article>

    """

  private static let person = """
    <li class="u-like h-cite"><a class="p-author h-card" href="{{address}}">\
    <img class="u-photo" src="{{avatar}}" alt="" width="24" height="24" loading="lazy">\
    <span class="p-name">{{name}}</span></a></li>

    """
}
