# docker build -t mazewright .
# docker run --rm --read-only mazewright generate
# docker run --rm --read-only --network host mazewright serve --no-browser
#
# The studio listens to the machine itself alone, here as elsewhere: hence the network of the host. See docs/install.md.
FROM maven:3.9-eclipse-temurin-25 AS build
WORKDIR /mazewright
COPY . .
RUN mvn -B -ntp -Prelease -Dlauncher -pl release -am verify && release/container unpack /opt/mazewright

FROM debian:stable-slim
RUN apt-get update && apt-get install -y --no-install-recommends fontconfig libfreetype6 && rm -rf /var/lib/apt/lists/*
COPY --from=build /opt/mazewright /opt/mazewright
RUN /opt/mazewright/mazewright --version
USER 65534:65534
WORKDIR /mazes
ENTRYPOINT ["/opt/mazewright/mazewright"]
CMD ["generate"]
