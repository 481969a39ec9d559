import { DateField } from '../date-field/date-field.tsx'
import { type DateRange, useRangeInputs, type RangeRules } from './date-range.ts'

interface DateOfRange {
  label: string
  name?: string | undefined
  /** Error message that says how to fix it. */
  error?: string | undefined
}

export interface DateRangeFieldProps extends RangeRules {
  start: DateOfRange
  end: DateOfRange
  value: DateRange
  onChange: (range: DateRange) => void
  required?: boolean | undefined
}

/** Two dates, the second after the first; the parent lays them out. */
export function DateRangeField(props: DateRangeFieldProps) {
  const inputs = useRangeInputs(props)
  return (
    <>
      <DateField {...props.start} required={props.required} {...inputs.start} />
      <DateField {...props.end} required={props.required} {...inputs.end} />
    </>
  )
}
