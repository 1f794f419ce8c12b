import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ServerPlace } from './real-server.ts'

interface HistoryEvent {
  eventId: string
  eventTime: string
  activityTaskScheduledEventAttributes?: { activityType: { name: string } }
  activityTaskStartedEventAttributes?: { scheduledEventId: string }
  activityTaskCompletedEventAttributes?: { scheduledEventId: string; startedEventId: string }
}

export interface Activity {
  name: string
  scheduledAt: Date
  startedAt: Date
  endedAt: Date
}

/** What Temporal's server wrote down of an analysis, by its own program. */
export async function activitiesOf({ cache, host, port }: ServerPlace, workflowId: string): Promise<Activity[]> {
  const words = ['workflow', 'show', '--workflow-id', workflowId, '--output', 'json', '--address', `${host}:${port}`]
  const { stdout } = await promisify(execFile)(join(cache, 'temporal'), words, { maxBuffer: 16 * 1024 * 1024 })
  const { events } = JSON.parse(stdout) as { events: HistoryEvent[] }
  const byId = new Map(events.map((event) => [event.eventId, event]))
  return events.flatMap(({ eventTime, activityTaskCompletedEventAttributes: completed }) => {
    const scheduled = byId.get(completed?.scheduledEventId ?? '')
    const started = byId.get(completed?.startedEventId ?? '')
    if (!scheduled?.activityTaskScheduledEventAttributes || !started) return []
    const [scheduledAt, startedAt, endedAt] = [scheduled, started, { eventTime }].map((one) => new Date(one.eventTime))
    const { name } = scheduled.activityTaskScheduledEventAttributes.activityType
    return scheduledAt && startedAt && endedAt ? [{ name, scheduledAt, startedAt, endedAt }] : []
  })
}
