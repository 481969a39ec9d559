import type { FieldFrame } from './field.tsx'

/** Parts the props of a field into the frame (label, hint, error) and what belongs on the control. */
export function splitFieldProps<Props extends FieldFrame>(
  props: Props,
): [FieldFrame, Omit<Props, keyof FieldFrame>] {
  const { label, labelHidden, hint, error, required, optional, id, className, ...control } = props
  return [{ label, labelHidden, hint, error, required, optional, id, className }, control]
}
