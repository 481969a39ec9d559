import { largestGroup } from '#platform/shared/group.ts'
import { TextField } from '#design/text-field/text-field.tsx'
import { reducedFrom } from '#features/billing/domain/products.ts'
import { listedPrice } from '#platform/web/listed-price.ts'
import { groupSizeText } from './messages.ts'

const digits = /^\d{1,2}$/

/** Parses a number from 1 to the largest group; undefined otherwise. */
export function groupSize(text: string): number | undefined {
  const size = digits.test(text.trim()) ? Number(text) : 0
  return size >= 1 && size <= largestGroup ? size : undefined
}

function hintFor(size: number | undefined): string {
  if (size === undefined) return ''
  return size < reducedFrom
    ? groupSizeText.nowFromPeopleOn(listedPrice('premium-group'), reducedFrom)
    : groupSizeText.now10LessFor(listedPrice('group_reduced'), reducedFrom)
}

interface GroupSizeProps {
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Field for the group's size, with the resulting price. */
export function GroupSize({ value, onChange }: GroupSizeProps) {
  const size = groupSize(value)
  return (
    <TextField
      label={groupSizeText.peopleInGroup}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      value={value}
      hint={hintFor(size)}
      error={size === undefined ? groupSizeText.giveNumberFrom1(largestGroup) : undefined}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
