# momentsgen in a small image. Not built by this project's checks: there is no engine where they run.
#
#   docker build -t momentsgen .
#   docker run --rm -u "$(id -u)" -v "$PWD:/site" momentsgen build

FROM swift:6.3-bookworm AS build
WORKDIR /source
# hadolint ignore=DL3008
RUN --mount=type=bind,source=Scripts,target=/scripts \
    bash -c '. /scripts/packages.sh && apt-get update -qq \
      && apt-get install -y -qq --no-install-recommends "${build_packages[@]}" dpkg-dev make' \
    && rm -rf /var/lib/apt/lists/*
COPY . .
RUN make deb

FROM debian:12.11-slim
COPY --from=build /source/.build/momentsgen_*.deb /tmp/
# hadolint ignore=DL3008
RUN apt-get update -qq \
    && apt-get install -y -qq --no-install-recommends /tmp/momentsgen_*.deb ffmpeg \
    && rm -rf /tmp/momentsgen_*.deb /var/lib/apt/lists/*
USER nobody
WORKDIR /site
EXPOSE 4242
ENTRYPOINT ["/usr/bin/momentsgen"]
CMD ["build"]
