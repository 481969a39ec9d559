import { wordTable } from '#platform/shared/word-table.ts'

/** Where a middling day says too little of what most people spend: general knowledge, written down on 2026-11-22. */
export const priceNotes = wordTable<{ readonly en: string; readonly fr: string }>({
  maldives: {
    en: 'On the Maldives resorts are far more expensive than that: such a day is one in a guesthouse on a local island, and the boat or seaplane to a resort alone costs hundreds of dollars a person.',
    fr: 'Aux Maldives, les hôtels-clubs coûtent bien plus cher : une telle journée est celle d’une maison d’hôtes sur une île habitée, et le bateau ou l’hydravion vers un hôtel-club coûte à lui seul des centaines de dollars par personne.',
  },
})
