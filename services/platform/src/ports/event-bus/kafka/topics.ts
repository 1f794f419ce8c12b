import { catalogue } from '../../../events/catalogue.ts'
import { personalEvents } from '../../../events/tidy-events.ts'
import type { Admin } from './client.ts'

interface TopicPlan {
  topic: string
  partitions: number
  retentionMs: number
}

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
// Below the 30 days for which a reader remembers what it heard.
const retention = { codes: hourMs, personal: 7 * dayMs, other: 28 * dayMs }

export const deadLetterTopic = (topic: string) => `${topic}.dlq`

/** Every topic that the catalogue names, each with one for its dead letters, which are kept no longer. */
export function topicPlan(): TopicPlan[] {
  const personal = new Set<string>(personalEvents())
  const topics = [...new Set(Object.values(catalogue).map(({ topic }) => topic))]
  return topics.flatMap((topic) => {
    const names = Object.entries(catalogue).flatMap(([name, entry]) => (entry.topic === topic ? [name] : []))
    const isPersonal = names.some((name) => personal.has(name))
    const retentionMs = topic === catalogue.VerificationCodeIssued.topic ? retention.codes : null
    const kept = retentionMs ?? (isPersonal ? retention.personal : retention.other)
    return [
      { topic, partitions: 6, retentionMs: kept },
      { topic: deadLetterTopic(topic), partitions: 1, retentionMs: kept },
    ]
  })
}

/** Makes what is missing and sets the retention of what is there. Partitions stay: more would break the order of keys. */
export async function createTopics(admin: Admin): Promise<void> {
  const plan = topicPlan()
  const there = new Set(await admin.listTopics())
  const missing = plan.filter(({ topic }) => !there.has(topic))
  await admin.createTopics({
    waitForLeaders: true,
    topics: missing.map(({ topic, partitions, retentionMs }) => ({
      topic,
      numPartitions: partitions,
      configEntries: settings(retentionMs),
    })),
  })
  const present = plan.filter(({ topic }) => there.has(topic))
  if (present.length === 0) return
  await admin.alterConfigs({
    validateOnly: false,
    resources: present.map(({ topic, retentionMs }) => ({
      type: topicResource,
      name: topic,
      configEntries: settings(retentionMs),
    })),
  })
}

// kafkajs' ConfigResourceTypes.TOPIC.
const topicResource = 2

/** Kafka forgets whole segments, and never the one it writes to: a segment lasts a sixth of the retention at most. */
const settings = (retentionMs: number) => [
  { name: 'cleanup.policy', value: 'delete' },
  { name: 'retention.ms', value: String(retentionMs) },
  { name: 'segment.ms', value: String(retentionMs / 6) },
]
