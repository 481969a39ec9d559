import { useEffect, useSyncExternalStore } from 'react'
import {
  convertBy,
  type Currency,
  currentTable,
  embeddedTable,
  isCurrency,
  onTableChange,
  type ReferenceRate,
  type ReferenceTable,
} from '#platform/shared/reference-rates.ts'

interface RateAnswer {
  readonly asOf: string
  readonly rates: readonly {
    readonly currency: string
    readonly rate: number
    readonly basis: ReferenceRate['basis']
  }[]
}

/** Of the server's answer in CAD. A currency that this page does not know is of a newer release. */
const tableOf = ({ asOf, rates }: RateAnswer): ReferenceTable => ({
  asOf,
  rates: new Map(
    rates.flatMap(({ currency, rate: cadPerUnit, basis }): [Currency, ReferenceRate][] =>
      isCurrency(currency) ? [[currency, { currency, cadPerUnit, basis }]] : [],
    ),
  ),
})

async function load(): Promise<void> {
  const response = await fetch('/api/rates')
  if (response.ok) convertBy(tableOf(await response.json()))
}

let asked: Promise<void> | undefined

/**
 * The table that this page converts by. Where it is shown for the first time the server's is asked for; until
 * it has come, and without a network, the release's own stands, with its day.
 */
export function useRates(): ReferenceTable {
  useEffect(() => {
    asked ??= load().catch(() => {
      asked = undefined
    })
  }, [])
  return useSyncExternalStore(onTableChange, currentTable, () => embeddedTable)
}
