import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const insured = (lines: string) => {
  const head = HEAD.replace('Named insured: Ana Flores\n', '').replace(
    /Policy number: (\S+)/,
    `Named insured\n${lines}\n\nPolicy number: $1`,
  )
  const { policy_holder_name, additional_insured_names } = fieldsOf(`${head}\n${LIMITS}`)
  return [policy_holder_name, ...(additional_insured_names ?? [])]
}

it.each<[string, string[]]>([
  ['LONE OAK RENTALS LLC\nATTN JUAN L FLORES, MANAGER\nPO BOX 12\nWACO TX 76701', ['Lone Oak Rentals LLC']],
  ['Lone Oak Rentals LLC\nAttention: Juan Flores\nPO Box 12\nWaco TX 76701', ['Lone Oak Rentals LLC']],
  ['Lone Oak Rentals LLC, Attn: Juan Flores\nPO Box 12\nWaco TX 76701', ['Lone Oak Rentals LLC']],
  ['Lone Oak Rentals LLC Attn. Juan Flores\nPO Box 12\nWaco TX 76701', ['Lone Oak Rentals LLC']],
  ['Ana Flores\nAttn Juan Flores\nLuis Paredes\nPO Box 12\nWaco TX 76701', ['Ana Flores', 'Luis Paredes']],
])('%s', (lines, names) => expect(insured(lines)).toEqual(names))
