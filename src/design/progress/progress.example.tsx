import { Progress } from './progress.tsx'

export function ProgressExample() {
  return (
    <>
      <Progress label="Conversations in November" value={4} max={10} note="Resets 1 December" />
      <Progress label="Conversations in November" value={9} max={10} tone="amber" />
      <Progress label="Conversations in November" value={10} max={10} tone="maple" />
    </>
  )
}
