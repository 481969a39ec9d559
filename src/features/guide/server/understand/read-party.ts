/** The people who travel. */
export interface Party {
  readonly adults?: number
  readonly childAges?: readonly number[]
  /** All ages that were named, for insurance. */
  readonly ages: readonly number[]
  readonly isGentle: boolean
}

const agePatterns = [
  /\b(?:kids?|children|enfants|daughters?|sons?|filles?|fils|garcons?|boys?|girls?|teens?|teenagers?|ados?|adolescents?|toddlers?|grandkids|grandchildren|petits enfants)(?: are| sont| ont| age[sd]?| aged| of| de| qui ont| who are)* ((?:\d{1,2}(?: (?:and|et) )?){1,12})(?! (?:days|jours|nights))/g,
  /\b(\d{1,2}) (?:year|yr)s? olds?\b/g,
  /\b(?:aged?|ages|age de|ages de) ((?:\d{1,3}(?: and | et | ans? |, | )?){1,12})/g,
  /\b((?:\d{1,2} (?:et |and )?){1,12})ans\b/g,
  /\b(?:adults?|adultes?|people|personnes?|persons|travell?ers?|voyageurs?|seniors?|aines?|friends?|amis?|us|nous)(?: (?:aged|age[es]*|de|are|avons)(?![a-z])){0,4} (\d{2}(?:(?: and| et)? \d{2}){0,12})\b(?! (?:days?|jours?|nights?|nuits?|weeks?|dollars?|january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))/g,
  /\b(?:2|two|both|us|deux) (?:of us )?(\d{2}(?: and| et)? \d{2})\b/g,
  /\b(?:nearly|presque|pres de) (\d{2})\b/g,
]

function readAges(text: string): number[] {
  // By place: what two patterns find is one age.
  const placed = new Map(
    agePatterns.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const from = match.index + match[0].indexOf(match[1] ?? '')
        return [...(match[1] ?? '').matchAll(/\d{1,3}/g)].map(
          (figure) => [from + figure.index, Number(figure[0])] as const,
        )
      }),
    ),
  )
  const found = [...placed].toSorted(([a], [b]) => a - b).map(([, age]) => age)
  const babies = /\b(?:baby|infant|bebe|stroller|poussette|toddlers?|tout petit)\b/.test(text)
    ? [1]
    : []
  const anniversary = /\banniversaire|\bans de (?:mariage|vie)|\banniversary\b/.test(text)
  return anniversary ? babies : [...found, ...babies].filter((age) => age < 111)
}

const gentle =
  /\b(?:gentle|slow|easy|relaxed|tranquille|doux|lent|fragile|wheelchair|fauteuil|parents|grand(?:ma|pa|mother|father|mere|pere)|elderly|as little as|honeymoon|lune de miel|pas presses?|walk well|bad (?:knees?|hips?|back)|mal a marcher|marche mal|marchons mal|walker|canne|cane|arthrit\w*|limited mobility|mobilite reduite)\b/

const teens = /\b(?:teens?|teenagers?|ados?|adolescents?)\b/
/** Assumed for a child without an age. */
const childAge = 8
const teenAge = 15

/** How many children are told without their ages: "our 3 kids", a family of 5. */
function unagedIn(text: string, aged: number, family: string | undefined): number {
  if (aged > 0) return 0
  const told =
    /\b(\d) (?:\w+ )?(?:kids?|children|enfants?|teens?|teenagers?|ados?|adolescents?|boys|girls|garcons|grandkids|grandchildren)\b/.exec(
      text,
    )?.[1]
  return told ? Number(told) : Math.max(0, Number(family ?? 0) - 2)
}

/** Reads a folded text with its numbers in figures. */
export function readParty(text: string): Party {
  const ages = readAges(text)
  const children = ages.filter((age) => age < 18)
  const kids =
    /\b(?:kids?|child(?:ren)?|enfants?|daughters?|sons?|filles?|fils|teens?|teenagers?|ados?|adolescents?|toddlers?|baby|bebe|boys?|girls?|garcons?|grandkids|grandchildren)\b/.test(
      text,
    )
  const adults = /\b(\d{1,2}) (?:adults?|adultes?)\b/.exec(text)?.[1]
  const people =
    /\b(?:for|pour|of us|on est|nous sommes|we are|we re|les|on etait|on serait|on sera|on va etre|nous serons|nous serions|we d be|we will be|we ll be|if we were|there will be|there ll be|there are|a group of|groupe de|party of) (\d{1,2})\b(?! (?:days?|jours?|nights?|nuits?|weeks?|semaines?|hours?|heures?|hotels?|things?|choses?|h|pm|am|dollars?|ans|more|plus)\b)|\b(\d{1,2}) (?:people|of us|travell?ers|personnes|voyageurs|pers|friends|amis|amies|guys|girlfriends|buddies|chums|adults and|collegues|colleagues)\b/.exec(
      text,
    )
  // "Paris for 3 days then London for 3": the second is days as well.
  const forDays = /\bfor \d{1,2} (?:days|nights)/.test(text) && /\b(?:then|puis|apres)\b/.test(text)
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
  const family = /\b(?:family|famille) (?:of|de) (\d{1,2})\b(?! (?:days?|jours?))/.exec(text)?.[1]
  const unaged = unagedIn(text, children.length, family)
  const withChildren = (children.length > 0 && kids) || unaged ? Math.max(counted ?? 2, 1) : counted
  return {
    ...(withChildren ? { adults: withChildren } : {}),
    ...(children.length > 0
      ? { childAges: children }
      : unaged
        ? {
            childAges: Array.from({ length: unaged }, () =>
              teens.test(text) ? teenAge : childAge,
            ),
          }
        : kids &&
            /\b(?:my|our|mes|nos|the|avec|with) (?:\d )?(?:kids|children|enfants)\b/.test(text)
          ? { childAges: [childAge] }
          : {}),
    ages,
    isGentle: gentle.test(text),
  }
}
