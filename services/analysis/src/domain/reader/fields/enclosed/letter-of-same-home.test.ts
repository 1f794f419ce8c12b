import { expect, it } from 'vitest'
import { fieldsOf, LIMITS } from '../../testing/lone-oak.ts'

const packet = (letter: string): string => `${letter}
====
HOMEOWNERS DECLARATIONS                                           RENEWAL
POLICY NUMBER           LO-TX3-0091442-04                        DATE OF ISSUE           09/28/2026
POLICY PERIOD           11/12/2026 TO 11/12/2027                  TYPE OF POLICY          HO3
NAMED INSURED           ANA FLORES
INSURED PROPERTY        12 ELM ST
                        WACO TX 76710
${LIMITS}
TOTAL POLICY PREMIUM                                                     $4,866.75`

const letter = (from: string, says: string): string =>
  `${from}\nP.O. Box 9000, Cheshire, CT 06410\nANA FLORES\n12 Elm St\nWaco TX 76710\n\nDear Ana Flores:\n${says}\nSincerely,`

it.each([
  'Your coverage renews on November 12. The dwelling limit is now $300,000.',
  'Your total premium is $4,866.75, which your mortgage company pays.',
  'Policy LO-TX3-0091442-04 renews soon.',
])('the letter of the same home names the insurer: %s', (says) => {
  const fields = fieldsOf(packet(letter('ElmSage              Elm Underwriters Reciprocal Exchange', says)))
  expect(fields.insurance_provider).toBe('Elm Underwriters Reciprocal Exchange')
})

it.each([
  ['Oak Auto Insurance Company', 'Your auto policy renews on November 12 for $812.00.'],
  ['Frost Bank', 'Your home must be insured for $300,000.'],
])('a letter of another policy does not: %s', (from, says) => {
  expect(fieldsOf(packet(letter(from, says))).insurance_provider).toBeNull()
})

const withoutPremium = (words: string): string =>
  packet(letter('Elm Underwriters Reciprocal Exchange', words)).replace(/TOTAL POLICY PREMIUM.*/, '')

const PARTS = `Premium for the policy          $4,801.75
Policy fee                         $65.00`

it('a letter tells the premium that the declarations leave to it, where its parts come to it', () => {
  const said = (number: string, total: string) =>
    fieldsOf(withoutPremium(`Policy ${number} renews soon.\n\n${PARTS}\nTotal premium and fees         ${total}`))
      .total_annual_premium
  expect(said('LO-TX3-0091442-04', '$4,866.75')).toBe(4_866.75)
  expect(said('LO-TX3-0091442-04', '$4,911.20')).toBeNull()
  expect(said('LO-TX3-0077330-01', '$4,866.75')).toBeNull()
})
