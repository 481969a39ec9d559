import { fold } from '../../domain/fold.ts'

/** Words with a capital that name no place. */
const noPlace =
  /^(?:i|we|my|our|mon|ma|mes|je|nous|january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|christmas|easter|noel|paques|english|french|canadian|cad|usd|eur|gbp|python|excel|europe|asia|asie|africa|afrique|america|amerique|caribbean|caraibes|pdf|visa|wayleaf|airbnb|marriott|hilton|air|ac|ws)$/

const named =
  /(?:^|\s)(?:in|to|at|around|near|visit(?:ing)?|à|a|au|aux|en|vers|pour|de|visiter)\s+(\p{Lu}[\p{L}’'-]{2,}(?:\s+\p{Lu}[\p{L}’'-]+)*)/gu
const small =
  /\b(?:hotels?|restaurants?|restos?|weather|flights?|vols?|trip|voyage|days?|jours?|meteo|itinerary|itineraire|visas?|things to do|how (?:do|can) (?:i|we|you) get|how far is it|comment (?:aller|se rendre|on va))\s+(?:in|to|at|a|au|pour|vers|en)\s+([a-z]{5,})(?=\s*(?:[?.!,]|$|\b(?:and|et|pis|for|with|from|pour|avec|what|whats|how)\b))/
/** Two words around a particle are a name, however they are spelt: "rio del mar". */
const particled =
  /\b(?:in|to|at|near|visit|a|au|aux|vers)\s+([a-z]{3,} (?:da|del|di|do|los|las|el|al|upon) [a-z]{3,})\b/

const titled = (name: string) =>
  name.replace(/\b(?!(?:da|del|di|do|los|las|el|al|upon)\b)[a-z]/g, (letter) =>
    letter.toUpperCase(),
  )

const everyday =
  /^(?:winter|spring|summer|autumn|general|total|there|where|place|places|another|somewhere|anywhere|advance|town|abroad|europe|asia|africa|group|couple|family|private|hiver|printemps|automne|famille|couple|groupe|avance|ailleurs|quelque|endroit|downtown|airport|centre|center|beach|plage|work|school|aeroport|hotel|vacation|vacances|honeymoon|christmas|easter)$/

/** A name where a place would stand: with its capital, or at the end of "hotels in …". */
export function unknownPlaceIn(message: string): string | undefined {
  for (const [, found = ''] of message.matchAll(named))
    if (!noPlace.test(fold(found).split(' ')[0] ?? '')) return found
  const plain = message.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')
  const whole = particled.exec(plain)?.[1]
  if (whole) return titled(whole)
  const last = small.exec(plain)?.[1]
  return last && !noPlace.test(last) && !everyday.test(last) ? last : undefined
}
