import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'

const target = z.object({ refId: z.string(), expr: z.string(), datasource: z.object({ uid: z.string() }) })
const panel = z.object({
  id: z.number(),
  type: z.enum(['timeseries', 'stat', 'logs']),
  title: z.string().min(1),
  gridPos: z.object({ h: z.number(), w: z.number(), x: z.number(), y: z.number() }),
  targets: z.array(target).min(1),
})
const dashboard = z.object({ uid: z.string(), title: z.string(), panels: z.array(panel).min(1) })

export interface Query {
  /** Where it stands: 'main-job: Overdue analyses'. */
  name: string
  expr: string
  /** Of the data source. */
  uid: string
}

/** Every dashboard of this folder, as Grafana is given it. */
export const dashboards = globSync(join(import.meta.dirname, '..', 'dashboards', '*.json')).map((file) => ({
  file: basename(file, '.json'),
  ...dashboard.parse(JSON.parse(readFileSync(file, 'utf8'))),
}))

/** What all panels ask. */
export const queries: Query[] = dashboards.flatMap(({ file, panels }) =>
  panels.flatMap(({ title, targets }) =>
    targets.map(({ expr, datasource }) => ({ name: `${file}: ${title}`, expr, uid: datasource.uid })),
  ),
)
