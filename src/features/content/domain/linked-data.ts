/** Structured data for search engines, by the vocabulary of schema.org. Addresses are absolute. */

export type JsonLd = Readonly<Record<string, unknown>>

const context = 'https://schema.org'

interface Business {
  readonly name: string
  readonly origin: string
  readonly phone: string
  readonly email: string
}

export const organization = ({ name, origin, phone, email }: Business): JsonLd => ({
  '@context': context,
  '@type': 'TravelAgency',
  '@id': `${origin}/#organization`,
  name,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
  image: `${origin}/preview.png`,
  telephone: phone,
  email,
  areaServed: { '@type': 'Country', name: 'Canada' },
})

/** The way from the home page to a page, its own name last. */
export const breadcrumbs = (
  origin: string,
  steps: readonly { readonly name: string; readonly path: string }[],
): JsonLd => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
})

export const faqPage = (
  questions: readonly { readonly question: string; readonly answer: readonly string[] }[],
): JsonLd => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
})

interface Place {
  readonly name: string
  readonly lat: number
  readonly lng: number
}

const geo = ({ lat, lng }: Place) => ({ '@type': 'GeoCoordinates', latitude: lat, longitude: lng })

export const touristDestination = (
  origin: string,
  place: Place & {
    readonly path: string
    readonly description: string
    readonly picture: string
    readonly country: string
    readonly sights: readonly (Place & { readonly description: string })[]
  },
): JsonLd => ({
  '@context': context,
  '@type': 'TouristDestination',
  name: place.name,
  description: place.description,
  url: origin + place.path,
  image: origin + place.picture,
  geo: geo(place),
  containedInPlace: { '@type': 'Country', name: place.country },
  includesAttraction: place.sights.map((sight) => ({
    '@type': 'TouristAttraction',
    name: sight.name,
    description: sight.description,
    geo: geo(sight),
  })),
})

export const blogPosting = (
  { name, origin }: Pick<Business, 'name' | 'origin'>,
  article: {
    readonly path: string
    readonly title: string
    readonly description: string
    /** `YYYY-MM-DD`. */
    readonly published: string
    readonly picture: string
  },
): JsonLd => ({
  '@context': context,
  '@type': 'BlogPosting',
  headline: article.title,
  description: article.description,
  datePublished: article.published,
  image: origin + article.picture,
  url: origin + article.path,
  mainEntityOfPage: origin + article.path,
  author: { '@type': 'Organization', '@id': `${origin}/#organization`, name, url: `${origin}/` },
  publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name },
})
