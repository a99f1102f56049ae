/// Where a site can be published by its repository itself, and the files that have it done.
///
/// Every recipe installs one package of a known checksum, keeps finished pictures between runs, and
/// gives the job that publishes no more rights than that takes.
package enum PublishingHost: String, Sendable, CaseIterable {
  case github, gitlab, netlify, cloudflare, codeberg

  /// Paths in the site's folder, and texts.
  package var files: [(path: String, text: String)] {
    switch self {
    case .github: [(".github/workflows/timeline.yml", githubPages)]
    case .gitlab: [(".gitlab-ci.yml", gitlab)]
    case .netlify: [(".github/workflows/timeline.yml", netlify)]
    case .cloudflare: [(".github/workflows/timeline.yml", cloudflare)]
    case .codeberg: [(".forgejo/workflows/timeline.yml", codeberg)]
    }
  }

  /// What its owner has to do once, a line each.
  package var steps: [String] {
    let package =
      "MOMENTSGEN_DEB (the package's https address) and MOMENTSGEN_SHA256 (its checksum)"
    let github = "in the repository's settings, under Actions > Variables, set \(package)"
    return switch self {
    case .github: ["in the repository's settings, under Pages, choose GitHub Actions", github]
    case .gitlab: ["in the project's settings, under CI/CD > Variables, set \(package)"]
    case .netlify:
      [github, "under Actions > Secrets, set NETLIFY_AUTH_TOKEN and NETLIFY_SITE_ID"]
    case .cloudflare:
      [
        github,
        "under Actions > Secrets, set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID; "
          + "under Variables, CLOUDFLARE_PROJECT",
      ]
    case .codeberg:
      [
        "in the repository's settings, under Actions > Variables, set \(package)",
        "under Actions > Secrets, set PAGES_TOKEN, which may write to this repository",
      ]
    }
  }

  /// Debian, pinned: the package is made for this release.
  private static let image = "debian:12.11-slim"

  private static let checkout =
    "actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2"
  private static let cache = "actions/cache@5a3ec84eff668545956fd18022155c47e93e2684 # v4.2.3"
}

extension PublishingHost {
  /// Lines of a job, `indent` spaces in, that install the program.
  private static func installation(indent: Int) -> String {
    lines(
      """
      apt-get update -qq
      apt-get install -y -qq --no-install-recommends ca-certificates curl ffmpeg
      curl --fail --silent --show-error --location --proto '=https' --output /tmp/momentsgen.deb "$MOMENTSGEN_DEB"
      echo "$MOMENTSGEN_SHA256  /tmp/momentsgen.deb" | sha256sum --check
      apt-get install -y -qq --no-install-recommends /tmp/momentsgen.deb
      """, indent)
  }

  private static func lines(_ text: String, _ indent: Int) -> String {
    text.split(separator: "\n").map { String(repeating: " ", count: indent) + $0 }
      .joined(separator: "\n")
  }

  private static let triggers = """
    on:
      push:
        branches: [main]
      workflow_dispatch:
      schedule:
        # The pages say how long ago a moment was; moments dated ahead appear.
        - cron: "17 3 * * *"
    """

  /// From the checkout to the cache, for workflows of GitHub and Forgejo.
  private static func preparation(cache: String, checkout: String) -> String {
    """
          - uses: \(checkout)
            with:
              persist-credentials: false
          - name: Keep finished pictures
            uses: \(cache)
            with:
              path: .momentsgen/cache
              key: momentsgen-${{ hashFiles('Content/**') }}
              restore-keys: momentsgen-
          - name: Install momentsgen
            env:
              MOMENTSGEN_DEB: ${{ vars.MOMENTSGEN_DEB }}
              MOMENTSGEN_SHA256: ${{ vars.MOMENTSGEN_SHA256 }}
            run: |
    \(installation(indent: 10))
    """
  }

  private var githubPages: String {
    """
    # Builds the timeline and publishes it on GitHub Pages.
    name: Timeline
    \(Self.triggers)
    permissions: {}
    concurrency:
      group: pages
      cancel-in-progress: false
    jobs:
      build:
        runs-on: ubuntu-24.04
        container: \(Self.image)
        permissions:
          contents: read
          pages: read
        steps:
    \(Self.preparation(cache: Self.cache, checkout: Self.checkout))
          - id: pages
            uses: actions/configure-pages@983d7736d9b0ae728b81ab479565c72886d7745b # v5.0.0
          - name: Build
            env:
              BASE_URL: ${{ steps.pages.outputs.base_url }}
            run: momentsgen build --format github --base-url "$BASE_URL"
          - uses: actions/upload-pages-artifact@56afc609e74202658d3ffba0e8f6dda462b719fa # v3.0.1
            with:
              path: public
      publish:
        needs: build
        runs-on: ubuntu-24.04
        permissions:
          pages: write
          id-token: write
        environment:
          name: github-pages
          url: ${{ steps.deployment.outputs.page_url }}
        steps:
          - id: deployment
            uses: actions/deploy-pages@d6db90164ac5ed86f2b6aed7e0febac5b3c0c03e # v4.0.5

    """
  }

  /// A workflow of GitHub that builds, and hands the pages to a host by its own tool.
  private func workflow(
    _ host: String, environment: String, command: String
  ) -> String {
    """
    # Builds the timeline and publishes it on \(host).
    name: Timeline
    \(Self.triggers)
    permissions: {}
    concurrency:
      group: timeline
      cancel-in-progress: false
    jobs:
      build:
        runs-on: ubuntu-24.04
        container: \(Self.image)
        permissions:
          contents: read
        steps:
    \(Self.preparation(cache: Self.cache, checkout: Self.checkout))
          - name: Build
            run: momentsgen build --format github
          - uses: actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2
            with:
              name: public
              path: public
              include-hidden-files: true
              retention-days: 1
      publish:
        needs: build
        runs-on: ubuntu-24.04
        permissions: {}
        steps:
          - uses: actions/download-artifact@d3f86a106a0bac45b974a628896c90dbdf5c8093 # v4.3.0
            with:
              name: public
              path: public
          - name: Publish
            env:
    \(Self.lines(environment, 10))
            run: \(command)

    """
  }

  private var netlify: String {
    workflow(
      "Netlify",
      environment: """
        NETLIFY_AUTH_TOKEN: ${{ secrets.NETLIFY_AUTH_TOKEN }}
        NETLIFY_SITE_ID: ${{ secrets.NETLIFY_SITE_ID }}
        """,
      command: "npx --yes netlify-cli@17.38.1 deploy --prod --no-build --dir public")
  }

  private var cloudflare: String {
    workflow(
      "Cloudflare Pages",
      environment: """
        CLOUDFLARE_API_TOKEN: ${{ secrets.CLOUDFLARE_API_TOKEN }}
        CLOUDFLARE_ACCOUNT_ID: ${{ secrets.CLOUDFLARE_ACCOUNT_ID }}
        PROJECT: ${{ vars.CLOUDFLARE_PROJECT }}
        """,
      command: "npx --yes wrangler@4.20.0 pages deploy public --project-name \"$PROJECT\"")
  }

  private var gitlab: String {
    """
    # Builds the timeline and publishes it on GitLab Pages.
    pages:
      image: \(Self.image)
      stage: deploy
      rules:
        - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
      cache:
        key: momentsgen
        paths: [.momentsgen/cache]
      script:
        - |
    \(Self.installation(indent: 6))
        - momentsgen build --base-url "$CI_PAGES_URL"
      artifacts:
        paths: [public]
        expire_in: 1 day

    """
  }

  private var codeberg: String {
    """
    # Builds the timeline and publishes it on Codeberg Pages: the branch "pages" holds the pages.
    name: Timeline
    \(Self.triggers)
    jobs:
      publish:
        runs-on: docker
        container:
          image: node:22-bookworm-slim
        steps:
    \(Self.preparation(cache: "https://code.forgejo.org/" + Self.cache, checkout: "https://code.forgejo.org/" + Self.checkout))
          - name: Build
            run: momentsgen build
          - name: Publish
            env:
              PAGES_TOKEN: ${{ secrets.PAGES_TOKEN }}
            run: |
              apt-get install -y -qq --no-install-recommends git
              cd public
              git init -q -b pages
              git add --all
              git -c user.name=timeline -c user.email=timeline@localhost commit -q -m "Publish the timeline"
              git push -q --force "https://token:$PAGES_TOKEN@codeberg.org/${{ github.repository }}.git" pages

    """
  }
}
