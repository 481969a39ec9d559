import type { HelpArticle } from './help-article.ts'

export const planningArticles: readonly HelpArticle[] = [
  {
    slug: 'start-a-trip',
    title: 'Start a trip',
    topic: 'Planning',
    paragraphs: [
      'Open the planner and answer its four steps: where, when, where to stay and what to do. Each step opens once you’ve answered the one before, and you can go back to any of them.',
      'If several towns share a name, we ask which one you mean. The free tier plans three days in one city; Explorer and Wanderlust plan longer trips.',
    ],
    alsoCalled: ['create', 'new', 'itinerary', 'begin', 'destination', 'dates'],
    link: { label: 'Open the planner', href: '/planner' },
  },
  {
    slug: 'without-a-network',
    title: 'Planning offline',
    topic: 'Planning',
    paragraphs: [
      'What you add to a trip or remove from it is kept in your browser until we’ve saved it, even after you close the window. The trip shows how many changes are waiting and sends them when you’re back online.',
      'Dates and budget are saved when you’re online. A form that couldn’t be sent keeps what you typed.',
    ],
    alsoCalled: ['offline', 'lost', 'save', 'saved', 'internet', 'train', 'plane', 'sync'],
    link: { label: 'Your saved trips', href: '/itinerary' },
  },
  {
    slug: 'two-versions',
    title: 'One trip open twice',
    topic: 'Planning',
    paragraphs: [
      'You can change one trip in two windows, or on a phone and a laptop. Changes to different fields are merged. If both changed the same field, you see both values and choose. Nothing is overwritten without asking you.',
    ],
    alsoCalled: [
      'conflict',
      'overwritten',
      'lost',
      'disappeared',
      'phone',
      'laptop',
      'sync',
      'itinerary',
    ],
    link: { label: 'Your saved trips', href: '/itinerary' },
  },
  {
    slug: 'cart-and-trip',
    title: 'The cart, the trip, and the PDF',
    topic: 'Planning',
    paragraphs: [
      'The cart is a list in this browser for anything you find, without an account. A trip is saved in your account, with its days and budget. They’re two lists: adding to one doesn’t change the other unless you ask for both.',
      'You can export the cart as a PDF, with everything by category and day. Enter your email address, and we send you a copy too. The cart is then cleared; the notice that says so has an Undo.',
    ],
    alsoCalled: ['export', 'download', 'print', 'basket', 'itinerary', 'document', 'broken'],
    link: { label: 'Find something to add', href: '/search' },
  },
  {
    slug: 'estimates-and-samples',
    title: 'What “about” and “estimate” mean',
    topic: 'Planning',
    paragraphs: [
      'A price with “about” or “estimate” is ours: good for a budget, but no seller has agreed to it. Any other price is from an offer or is known.',
      '{{sampleMeaning}}Sights are real places. We convert prices in other currencies to Canadian dollars at a dated reference rate, which we show.',
    ],
    alsoCalled: [
      'budget',
      'price',
      'wrong',
      'incorrect',
      'fake',
      'currency',
      'exchange',
      'rate',
      'cost',
    ],
    link: { label: 'Where our data comes from', href: '/about/data' },
  },
]
