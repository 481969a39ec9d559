/** Who travels. */
export interface Party {
  readonly adults?: number
  readonly childAges?: readonly number[]
  /** All ages that were named, for insurance. */
  readonly ages: readonly number[]
  readonly isGentle: boolean
}

const range = (text: string): number[] =>
  [...text.matchAll(/\d{1,3}/g)].map(([figure]) => Number(figure))

const agePatterns = [
  /\b(?:kids?|children|enfants|daughters?|sons?)(?: aged| of| de)? ((?:\d{1,2}(?: (?:and|et) )?)+)(?! (?:days|jours|nights))/g,
  /\b(\d{1,2}) (?:year|yr)s? olds?\b/g,
  /\b(?:aged?|ages|age de|ages de) ((?:\d{1,3}(?: and | et | ans? |, | )?)+)/g,
  /\b((?:\d{1,2} (?:et |and )?)+)ans\b/g,
  /\b(?:2|two|both|us|deux) (?:of us )?(\d{2}(?: and| et)? \d{2})\b/g,
  /\b(?:nearly|presque|pres de) (\d{2})\b/g,
]

function readAges(text: string): number[] {
  const found = agePatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => range(match[1] ?? '')),
  )
  const babies = /\b(?:baby|infant|bebe|stroller|poussette)\b/.test(text) ? [1] : []
  const anniversary = /\banniversaire|\bans de (?:mariage|vie)|\banniversary\b/.test(text)
  return anniversary ? babies : [...found, ...babies].filter((age) => age < 111)
}

const gentle =
  /\b(?:gentle|slow|easy|relaxed|tranquille|doux|lent|fragile|wheelchair|fauteuil|parents|grand(?:ma|pa|mother|father|mere|pere)|elderly|as little as|honeymoon|lune de miel|pas presses?)\b/

/** Reads a folded text with its numbers in figures. */
export function readParty(text: string): Party {
  const ages = readAges(text)
  const children = ages.filter((age) => age < 18)
  const kids = /\b(?:kids?|child(?:ren)?|enfants?|daughters?|sons?|fille|fils)\b/.test(text)
  const adults = /\b(\d{1,2}) (?:adults?|adultes?)\b/.exec(text)?.[1]
  const people =
    /\b(?:for|pour|of us|on est|nous sommes|we are|we re|les) (\d{1,2})\b(?! (?:days?|jours?|nights?|nuits?|weeks?|semaines?|h|pm|am|dollars?|ans))|\b(\d{1,2}) (?:people|of us|travell?ers|personnes|voyageurs|pers)\b/.exec(
      text,
    )
  // "Paris for 3 days then London for 3": the second is days as well.
  const forDays = /\bfor \d{1,2} (?:days|nights)/.test(text)
  const withOne =
    /\b(?:with|avec|and|et) (?:my|ma|mon|our) (?:\w+ )?(?:mother|father|mom|dad|mum|sister|brother|friend|grandmother|grandfather|mere|pere|soeur|frere|amie?)\b/.test(
      text,
    )
  const alone = /\b(?:alone|solo|by myself|just me|seule?|1 person|une personne|1 personne)\b/.test(
    text,
  )
  const pair =
    /\b(?:couple|my (?:wife|husband|partner|girlfriend|boyfriend)|ma (?:femme|blonde|copine)|mon (?:mari|chum|copain)|honeymoon|lune de miel|between the 2 of us|nous 2|a 2|en amoureux|my (?:mom|mum|mother|dad|father) (?:is|has|uses|can)|ma mere (?:est|a)|mon pere (?:est|a)|both of us|my parents|mes parents)\b/.test(
      text,
    )
  const said =
    adults ?? (forDays && people?.[0]?.startsWith('for ') ? undefined : people?.[1]) ?? people?.[2]
  const counted = said ? Number(said) : pair || withOne ? 2 : alone ? 1 : undefined
  const withChildren = children.length > 0 && kids ? Math.max(counted ?? 2, 1) : counted
  return {
    ...(withChildren ? { adults: withChildren } : {}),
    ...(children.length > 0
      ? { childAges: children }
      : kids && /\b(?:my|our|mes|nos|the|avec|with) (?:\d )?(?:kids|children|enfants)\b/.test(text)
        ? { childAges: [8] }
        : {}),
    ages,
    isGentle: gentle.test(text),
  }
}
