import { cad } from '#platform/shared/money.ts'
import { perUnit } from './item-price.ts'
import type { ItemWrite } from './item-write.ts'

type Typed = Pick<ItemWrite, 'name' | 'description' | 'location' | 'time'> &
  Pick<ItemWrite, 'durationMinutes' | 'link'> & {
    readonly day: string | null
    /** For the whole party, in CAD. */
    readonly price: number
  }

/** The traveller's own activity as an item at one group price. */
export const customToItem = ({ price, ...typed }: Typed): ItemWrite => ({
  type: 'activity',
  ...typed,
  ...perUnit('group', cad(price), 1),
})
