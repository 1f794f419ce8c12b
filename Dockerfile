# One image for each service:  docker build --build-arg SERVICE=documents .
# And one that makes topics, bucket and databases:  docker build --target provision .
# Never the lock file's own Node: the image's is the same version, and one runtime is enough.
FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY proto/package.json proto/
COPY web/package.json web/
COPY words/package.json words/
COPY services/analysis/package.json services/analysis/
COPY services/documents/package.json services/documents/
COPY services/gateway/package.json services/gateway/
COPY services/identity/package.json services/identity/
COPY services/notifications/package.json services/notifications/
COPY services/payments/package.json services/payments/
COPY services/platform/package.json services/platform/
COPY services/reports/package.json services/reports/

FROM manifests AS build
RUN npm ci --ignore-scripts
COPY . .
# Prisma would fetch a schema engine, which generating does not need.
ENV PRISMA_SCHEMA_ENGINE_BINARY=/bin/true
RUN node deploy/local/generate.ts
ARG SERVICE=platform
RUN node deploy/docker/assemble.ts "$SERVICE" /out

FROM manifests AS dependencies
ARG SERVICE=platform
RUN npm ci --omit=dev --ignore-scripts --workspace "services/$SERVICE"

FROM node:24.21.0-bookworm-slim AS runtime
ENV NODE_ENV=production NODE_OPTIONS=--disable-warning=ExperimentalWarning
WORKDIR /app
COPY --from=dependencies /app/ ./
COPY --from=build /out/ ./
# The one folder that a service may write to: the payment server for development keeps its books there, in a volume.
RUN install -d -o node -g node /var/lib/plainpolicy
# Everything else belongs to root, so the service cannot change its own code.
USER node

FROM runtime AS provision
CMD ["node", "deploy/docker/provision.ts"]

FROM runtime AS service
ARG SERVICE
ENV SERVICE=$SERVICE LISTEN_HOST=0.0.0.0 WEB_DIRECTORY=/app/web/dist
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=6 CMD ["node", "deploy/docker/is-ready.ts"]
# exec: the service itself is told to stop, and ends what is under way.
CMD ["sh", "-c", "exec node \"services/$SERVICE/src/main.ts\""]
