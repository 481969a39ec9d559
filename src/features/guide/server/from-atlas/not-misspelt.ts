import { isEveryday } from '../retrieval/everyday.ts'

/** Words one slip from a name that our own texts do not use. */
const others = new Set(
  'whale whales risk risks risky stole marcherait heard kinda might aimer belle bonne cette chose comment encore famille juste mieux petit quel quelle sinon soiree trop veux visite visites church canada option american americans funny viens venir parmi pairs themes quite reveal rival saisons sharp stones titles elephant cabaret canyon broad future proto peace registrant demos cores jaser refine shark playa karon funds quit quitte parce merite chargeur chargeurs avions hungry finance thailandais thailandaise chilly prance mexicaines finlandais hollandais hollandaise russians germans germain allemandes irish jordans greenlandic curtain certain certaine belgian belgians croatian serbian somali malien islandaise irlandaise hongroise polonaise autrichien march perth bell royal victoria reine'.split(
    ' ',
  ),
)

/** No misspelt name. */
export const isPlain = (word: string): boolean => others.has(word) || isEveryday(word)
