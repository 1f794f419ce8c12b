import type { Evidence } from '@plainpolicy/platform/report/evidence'
import { describe, expect, it } from 'vitest'
import type { PolicyReading } from '../../policy-fields.ts'
import { unreadable } from '../unreadable.ts'
import { calibrated } from './calibration.ts'

const place = (confidence: number, found?: 'ocr'): Evidence => ({
  ...{ page: 1, quote: 'x', box: [0, 0, 1, 1], confidence, method: 'printed' },
  ...(found ? { found } : {}),
})
const reading = (evidence: PolicyReading['evidence']): PolicyReading => ({
  ...unreadable('flood_declarations'),
  evidence,
})
const doubt = { path: 'mold_limit', seems: '$5,000', page: 1, box: [0, 0, 1, 1] as Evidence['box'], confidence: 0.4 }

describe('calibrated confidence', () => {
  it('never puts a less sure value above a surer one, nor anything beyond 1', () => {
    const stated = Array.from({ length: 101 }, (_, index) => index / 100)
    for (const found of [undefined, 'ocr'] as const) {
      const said = stated.map(
        (confidence) => calibrated(reading({ a: place(confidence, found) })).evidence.a?.confidence,
      )
      expect(said).toEqual([...said].sort((a = 0, b = 0) => a - b))
      expect(said.every((value = 2) => value > 0 && value < 1)).toBe(true)
    }
  })

  it('comes, for the whole document, to the share of stated values that is expected to be right', () => {
    const sure = calibrated(reading({ a: place(1), b: place(1) }))
    expect(sure.extractionConfidence).toBe(sure.evidence.a?.confidence)
    const half = calibrated({ ...reading({ a: place(1) }), uncertain: [doubt] })
    expect(half.extractionConfidence).toBeCloseTo((sure.evidence.a?.confidence ?? 0) / 2, 2)
    expect(calibrated(reading({})).extractionConfidence).toBe(0)
  })
})
