import { Checkbox } from './checkbox.tsx'

export function CheckboxExample() {
  return (
    <>
      <Checkbox label="Direct flights only" defaultChecked />
      <Checkbox label="Step-free entrance" hint="Rooms and lifts may differ; ask the hotel" />
      <Checkbox label="I have read the conditions" error="Tick the box to go on" required />
      <Checkbox label="Refundable fares" disabled />
    </>
  )
}
