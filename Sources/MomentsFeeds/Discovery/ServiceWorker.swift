package import TemplateEngine

/// `sw.js`: what was visited can be read without a network. Pages always come from the network where
/// there is one, so no visitor ever sees an old site.
package struct ServiceWorker: Sendable {
  /// Changes with what `shell` holds.
  private let version: String
  /// Relative to the root: what a page needs, the page that says there is no network, and the
  /// newest moments.
  private let shell: [String]

  package init(version: String, shell: [String]) {
    self.version = version
    self.shell = shell
  }

  package func write(into buffer: inout ByteBuffer) {
    let list = shell.map { "\"\($0)\"" }.joined(separator: ", ")
    buffer.append(
      ServiceWorker.script.replacing("VERSION", with: version).replacing("SHELL", with: list))
  }

  private static let script = """
    'use strict';
    // Pages come from the network whenever there is one; what was visited is kept for when there is none.

    // One origin may hold several sites, and browsers keep the caches by origin.
    const root = new URL(registration.scope).pathname;
    const own = `moments ${root} `;
    const shell = `${own}shell-VERSION`;
    const files = [SHELL];
    const pages = `${own}pages`;
    const pictures = `${own}pictures`;
    const limits = { [pages]: 100, [pictures]: 200 };

    const trim = async (name) => {
      const cache = await caches.open(name);
      const keys = await cache.keys();
      for (const key of keys.slice(0, Math.max(0, keys.length - limits[name]))) await cache.delete(key);
    };

    const keep = async (name, request, response) => {
      const cache = await caches.open(name);
      // The last visited is the last to go.
      await cache.delete(request);
      await cache.put(request, response);
      await trim(name);
    };

    addEventListener('install', (event) => {
      skipWaiting();
      event.waitUntil(caches.open(shell).then((cache) =>
        cache.addAll(files.map((file) => new Request(file, { cache: 'no-cache' })))));
    });

    // At an origin's root, what no site of this kind has left is of an earlier one.
    const isOld = (name) => ![shell, pages, pictures].includes(name)
      && (name.startsWith(own) || (root === '/' && !name.startsWith('moments /')));

    addEventListener('activate', (event) => {
      const old = async () => {
        for (const name of await caches.keys()) {
          if (isOld(name)) await caches.delete(name);
        }
      };
      // The pages that were open before there was a worker count as visited.
      const open = async () => {
        for (const client of await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })) {
          const response = await fetch(client.url).catch(() => null);
          if (response && response.ok) await keep(pages, client.url, response);
        }
      };
      event.waitUntil(Promise.all([clients.claim(), old(), open()]));
    });

    const page = async (event) => {
      try {
        // Asks the host in any case, whatever the browser itself has kept.
        const response = await fetch(event.request, { cache: 'no-cache' });
        if (response.ok && response.type === 'basic' && !response.redirected) {
          event.waitUntil(keep(pages, event.request.url, response.clone()));
        }
        return response;
      } catch (error) {
        const kept = await (await caches.open(pages)).match(event.request.url, { ignoreSearch: true })
          || await (await caches.open(shell)).match(event.request.url, { ignoreSearch: true });
        return kept || noNetwork();
      }
    };

    // Its links are relative to the root, and it stands in the place of a page at any depth.
    const noNetwork = async () => {
      const kept = await (await caches.open(shell)).match("offline.html");
      const text = await kept.text();
      return new Response(text.replaceAll('="./', `="${root}`), {
        status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    };

    // Their names change with their content.
    const file = async (event) => {
      const kept = await caches.match(event.request);
      if (kept) return kept;
      const response = await fetch(event.request);
      if (response.ok && response.type === 'basic') {
        event.waitUntil(keep(pictures, event.request, response.clone()));
      }
      return response;
    };

    addEventListener('fetch', (event) => {
      const { request } = event;
      const url = new URL(request.url);
      if (request.method !== 'GET' || url.origin !== location.origin || request.headers.has('range')) return;
      if (request.mode === 'navigate') event.respondWith(page(event));
      else if (/^(assets|photos|avatars)\\/.*[^/]$/.test(url.pathname.slice(root.length))) {
        event.respondWith(file(event));
      }
    });

    """
}
