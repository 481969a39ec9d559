import { Spinner } from './spinner.tsx'

export function SpinnerExample() {
  return (
    <>
      <Spinner />
      <Spinner size="alone" label="Loading the map" />
    </>
  )
}
