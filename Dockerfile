# syntax=docker/dockerfile:1

# Builds the release (docs/deploy.md) and puts it on plain Node.js. Nothing is compiled or downloaded when a container starts.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
# Packages first, so that a change to the code does not reinstall them.
COPY package.json package-lock.json ./
COPY api/package.json api/
COPY contract/package.json contract/
RUN npm ci --no-audit --no-fund
COPY . ./
# These settings are built into the pages.
ARG ACCEPTED_EMAIL_DOMAINS
ARG PUBLIC_API_URL
RUN npm run pack && mkdir data

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4321 \
    DATA_FOLDER=/data
WORKDIR /app
# The release is owned by root, so that the server cannot change its own code.
COPY --from=build /build/release ./
# A new volume that is mounted here gets the owner of this folder, so the server can write to it.
COPY --from=build --chown=node:node /build/data /data
USER node
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server"]
