const steps: Readonly<Record<'horizontal' | 'vertical', Readonly<Record<string, 1 | -1>>>> = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
}

/**
 * Where an arrow, Home or End leads in a list that wraps round; -1 for every other key.
 * `from` may be -1, when nothing holds focus yet.
 */
export function nextIndex(
  key: string,
  from: number,
  length: number,
  axis: 'horizontal' | 'vertical',
): number {
  if (length === 0) return -1
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  const step = steps[axis][key]
  if (step === undefined) return -1
  if (from === -1) return step === 1 ? 0 : length - 1
  return (from + step + length) % length
}
