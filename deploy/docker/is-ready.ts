// The image's health check: ends with 0 when the service says that it can do its work.
const name = process.env.SERVICE?.toUpperCase()
const port = process.env[`${name}_PORT`]
const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_500) }).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
