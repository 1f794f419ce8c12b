import type { Service } from '@plainpolicy/platform/service/service'
import { analysis } from '../../services/analysis/src/main.ts'
import { documents } from '../../services/documents/src/main.ts'
import { gateway } from '../../services/gateway/src/main.ts'
import { identity } from '../../services/identity/src/main.ts'
import { notifications } from '../../services/notifications/src/main.ts'
import { payments } from '../../services/payments/src/main.ts'
import { reports } from '../../services/reports/src/main.ts'

/** The gateway comes last: it gathers what the others offer. */
export const allServices: Service[] = [identity, documents, payments, analysis, reports, notifications, gateway]
