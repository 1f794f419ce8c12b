import { useState } from 'react'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { useWords } from '../language/language-context.ts'
import type { RoofCalculator } from '../report-types.ts'
import { NumberField } from './number-field.tsx'
import { roofFormWords } from './roof-form-words.ts'
import { materialOf, materialsOf, type RoofFigures, roofMoney, type Settlement } from './roof-money.ts'
import { RoofSteps } from './roof-steps.tsx'

const OLDEST_ROOF_YEARS = 100
const LARGEST_AMOUNT = 1_000_000

interface RoofFormProps {
  calculator: RoofCalculator
}

/** The reader's figures on top, the steps below; they follow each key. */
export function RoofForm({ calculator }: RoofFormProps) {
  const words = useWords(roofFormWords)
  const materials = materialsOf(calculator.schedule)
  const [figures, setFigures] = useState<RoofFigures>({
    settlement: calculator.settlement ?? 'RCV',
    material: materialOf(calculator.roof_material ?? null, materials),
    age: calculator.roof_age,
    cost: calculator.replacement_cost,
    deductible: calculator.deductible,
  })
  const set = (changed: Partial<RoofFigures>) => setFigures({ ...figures, ...changed })
  const help = (key: 'age' | 'deductible', missing: string) => {
    const printed = key === 'age' ? calculator.roof_age : calculator.deductible
    if (printed === null) return figures[key] === null ? missing : words.yours
    return figures[key] === printed ? words.asPrinted : words.yours
  }
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <div className="grid content-start gap-4">
        <SettlementField
          calculator={calculator}
          value={figures.settlement}
          onChange={(settlement) => set({ settlement })}
        />
        {figures.settlement === 'schedule' && materials.length > 1 && (
          <Field label={words.material}>
            {(control) => (
              <Select
                {...control}
                value={figures.material ?? ''}
                onChange={(event) => set({ material: event.target.value })}
              >
                {materials.map((material) => (
                  <option key={material} value={material}>
                    {words.materialName(material)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <NumberField
          label={words.age}
          help={help('age', words.ageMissing)}
          value={figures.age}
          largest={OLDEST_ROOF_YEARS}
          onChange={(age) => set({ age })}
        />
        <NumberField
          label={words.cost}
          help={figures.cost === calculator.replacement_cost ? words.costAssumed : words.yours}
          isDollars
          value={figures.cost}
          largest={LARGEST_AMOUNT}
          onChange={(cost) => set({ cost })}
        />
        <NumberField
          label={words.deductible}
          help={help('deductible', words.deductibleMissing)}
          isDollars
          value={figures.deductible}
          largest={LARGEST_AMOUNT}
          onChange={(deductible) => set({ deductible })}
        />
      </div>
      <RoofSteps
        figures={figures}
        calculator={calculator}
        reckoned={roofMoney(figures, calculator)}
        isCostAssumed={figures.cost === calculator.replacement_cost}
      />
    </div>
  )
}

interface SettlementFieldProps extends RoofFormProps {
  value: Settlement
  onChange: (settlement: Settlement) => void
}

function SettlementField({ calculator, value, onChange }: SettlementFieldProps) {
  const words = useWords(roofFormWords)
  const choices: Settlement[] = calculator.schedule.length > 0 ? ['RCV', 'ACV', 'schedule'] : ['RCV', 'ACV']
  const stated = calculator.settlement === value ? words.statedHelp : words.changedHelp
  return (
    <Field label={words.settlement} help={calculator.settlement === null ? words.notStatedHelp : stated}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value as Settlement)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {words.settlements[choice]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
