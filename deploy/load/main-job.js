// The main job under load: sign up, enter the mailed code, upload a policy, wait for its report. For k6:
//   k6 run deploy/load/main-job.js          or: docker compose --profile load run --rm k6
// It aims at this machine alone, starts PEOPLE_A_MINUTE people for MINUTES, and stops by itself.
import { check, fail, sleep } from 'k6'
import http from 'k6/http'
import { Trend } from 'k6/metrics'

const {
  ORIGIN = 'http://localhost:3000',
  INBOX = 'http://localhost:8025',
  PEOPLE_A_MINUTE = '12',
  MINUTES = '2',
} = __ENV

// The gateway lets 30 sign-ups a minute of one network through, and all people of this script share one.
const peopleAMinute = Math.min(Number(PEOPLE_A_MINUTE), 25)
const minutes = Math.min(Number(MINUTES), 10)
const policy = open('../../services/analysis/fixtures/farmers-plano-acv-roof.pdf', 'b')
const mostPolls = 120

const secondsToReport = new Trend('seconds_from_upload_to_report')
const secondsToCode = new Trend('seconds_to_mailed_code')

export const options = {
  scenarios: {
    people: {
      executor: 'constant-arrival-rate',
      rate: peopleAMinute,
      timeUnit: '1m',
      duration: `${minutes}m`,
      preAllocatedVUs: 10,
      maxVUs: 40,
      gracefulStop: '90s',
    },
  },
  thresholds: {
    checks: ['rate==1'],
    dropped_iterations: ['count==0'],
    http_req_failed: ['rate<0.01', { threshold: 'rate<0.5', abortOnFail: true, delayAbortEval: '20s' }],
    seconds_from_upload_to_report: ['p(95)<10'],
    seconds_to_mailed_code: ['p(95)<5'],
  },
}

export function setup() {
  for (const address of [ORIGIN, INBOX]) {
    if (!/^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(address)) fail(`${address} is not on this machine`)
  }
  if (http.get(`${ORIGIN}/healthz`).status !== 200) fail(`Nothing answers at ${ORIGIN}. Start the stack first.`)
}

export default function person() {
  const email = `load-${__VU}-${__ITER}-${Date.now()}@example.test`
  const password = 'Bluebonnet7$'
  ask('sign-up', post('/api/auth/sign-up', { name: 'Nora Whitfield', email, password }))
  const code = mailedCode(email)
  ask('confirm', post('/api/auth/confirm-sign-up', { email, code, password }))
  const reportId = upload(email)
  const began = Date.now()
  ask('submit', post('/api/submit-policy-s3', { reportId }), 202)
  waitForReport(reportId)
  secondsToReport.add((Date.now() - began) / 1000)
}

function upload(email) {
  const query = `filename=policy.pdf&size=${policy.byteLength}&userId=${encodeURIComponent(email)}`
  const place = ask('presign', http.get(`${ORIGIN}/api/get-presigned-url?${query}`, named('presign'))).json()
  const address = place.uploadUrl.startsWith('/') ? ORIGIN + place.uploadUrl : place.uploadUrl
  const headers = { 'content-type': place.contentType, 'if-none-match': '*' }
  ask('upload', http.put(address, policy, { ...named('upload'), headers }))
  return place.reportId
}

function waitForReport(reportId) {
  // A moment after the upload the reports service may not have heard of it yet.
  const params = { ...named('status'), responseCallback: http.expectedStatuses(200, 404) }
  for (let poll = 0; poll < mostPolls; poll++) {
    const answer = http.get(`${ORIGIN}/api/reports/${reportId}/status`, params)
    const status = answer.status === 200 ? answer.json('status') : 'pending'
    if (status === 'completed' || status === 'error') {
      check(status, { 'the report is there': (last) => last === 'completed' })
      return
    }
    sleep(0.5)
  }
  check(null, { 'the report is there': () => false })
}

function mailedCode(email) {
  const began = Date.now()
  for (let poll = 0; poll < mostPolls; poll++) {
    const list = http.get(`${INBOX}/api/v1/messages?limit=200`, named('inbox')).json('messages')
    const mail = list.find(({ To }) => To.some(({ Address }) => Address === email))
    const text = mail && http.get(`${INBOX}/api/v1/message/${mail.ID}`, named('mail')).json('Text')
    const code = text && /\b\d{6}\b/.exec(text)
    if (code) {
      secondsToCode.add((Date.now() - began) / 1000)
      return code[0]
    }
    sleep(0.5)
  }
  return fail('no code was mailed')
}

const post = (path, body) =>
  http.post(ORIGIN + path, JSON.stringify(body), {
    ...named(path),
    headers: { 'content-type': 'application/json', origin: ORIGIN },
  })

/** Without a name each address, with its ids, would be a series of its own. */
const named = (name) => ({ tags: { name }, timeout: '30s' })

function ask(step, answer, expected = 200) {
  if (!check(answer, { [`${step} is answered`]: ({ status }) => status === expected })) {
    fail(`${step}: ${answer.status} ${answer.status === 0 ? answer.error : answer.body}`)
  }
  return answer
}
