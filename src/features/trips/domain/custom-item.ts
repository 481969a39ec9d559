import { cad } from '#platform/shared/money.ts'
import { perUnit } from './item-price.ts'
import type { ItemWrite } from './item-write.ts'

type Typed = Pick<ItemWrite, 'name' | 'description' | 'location' | 'time'> &
  Pick<ItemWrite, 'durationMinutes' | 'link'> & {
    readonly day: string | null
    /** In CAD: for everyone, or for each of `heads`. */
    readonly price: number
    /** Given where the price is for each of them. */
    readonly heads?: number | undefined
  }

/** The traveller's own activity as an item, priced as it was entered. */
export const customToItem = ({ price, heads, ...typed }: Typed): ItemWrite => ({
  type: 'activity',
  ...typed,
  ...(heads === undefined ? perUnit('group', cad(price), 1) : perUnit('person', cad(price), heads)),
})
