import { cad } from '#platform/shared/money.ts'
import { perUnit } from './item-price.ts'
import type { ItemWrite } from './item-write.ts'

type Typed = Pick<ItemWrite, 'name' | 'description' | 'location' | 'time'> &
  Pick<ItemWrite, 'durationMinutes' | 'link'> & {
    readonly day: string | null
    /** For all together, in CAD. */
    readonly price: number
  }

/** Something of the traveller's own as an item: an activity at one price for the group. */
export const customToItem = ({ price, ...typed }: Typed): ItemWrite => ({
  type: 'activity',
  ...typed,
  ...perUnit('group', cad(price), 1),
})
