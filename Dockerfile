# Flipbook in a container, from the files of a release in output/release (`make release`, or downloaded):
#
#   docker build --tag flipbook .                     # with Swift: films Swift files, too
#   docker build --tag flipbook:films --target films . # small, without Swift
#   docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/films" flipbook render Hello.swift -o hello.gif
#
# The release's file for the processor of the image is taken, and a release for the image's Swift is needed.
ARG SWIFT=6.3.1-bookworm
ARG DEBIAN=bookworm-slim

FROM debian:${DEBIAN} AS films
RUN --mount=type=bind,source=output/release,target=/release \
  sh /release/install.sh --from /release --prefix /usr/local --films --packages && rm -rf /var/lib/apt/lists/*
RUN useradd --create-home film
USER film
WORKDIR /films
ENTRYPOINT ["flipbook"]

FROM swift:${SWIFT} AS whole
RUN --mount=type=bind,source=output/release,target=/release \
  sh /release/install.sh --from /release --prefix /usr/local --packages && rm -rf /var/lib/apt/lists/*
RUN useradd --create-home film
USER film
WORKDIR /films
ENTRYPOINT ["flipbook"]
