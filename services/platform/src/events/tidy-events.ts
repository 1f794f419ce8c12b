import { type DescMessage, getOption } from '@bufbuild/protobuf'
import { personal } from '@plainpolicy/proto/personal'
import type { Database } from '../database/open-database.ts'
import { type Job, repeat } from '../jobs/repeat.ts'
import type { Logger } from '../telemetry/logger.ts'
import { catalogue } from './catalogue.ts'

interface TidyEvents {
  database: Pick<Database, 'prisma'>
  logger: Logger
}

const hourMs = 60 * 60 * 1000

/**
 * Forgets in time. A dead letter stays to be seen, but seven days after it was said what is personal in it goes; a note
 * that an event was heard is of no use once no bus delivers that event again, and goes after thirty.
 */
export function tidyEvents({ database: { prisma }, logger }: TidyEvents): Job {
  return repeat({
    name: 'tidy events',
    everyMs: hourMs,
    logger,
    run: async () => {
      // The reason may quote what was in the event: only the error's name stays.
      await prisma.$executeRaw`UPDATE "dead_letter" SET "payload" = '', "error" = split_part("error", ':', 1)
        WHERE "name" = ANY(${personalEvents()}) AND "payload" <> '' AND "occurred_at" < now() - interval '7 days'`
      await prisma.$executeRaw`DELETE FROM "inbox" WHERE "handled_at" < now() - interval '30 days'`
    },
  })
}

/** The names of the events that tell something about a person. */
export const personalEvents = (): string[] =>
  Object.entries(catalogue).flatMap(([name, { schema }]) => (tellsOfPerson(schema) ? [name] : []))

const tellsOfPerson = (schema: DescMessage): boolean =>
  schema.fields.some((field) => getOption(field, personal) || (field.message && tellsOfPerson(field.message)))
