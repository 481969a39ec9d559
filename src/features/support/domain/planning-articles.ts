import type { HelpArticle } from './help-article.ts'

export const planningArticles: readonly HelpArticle[] = [
  {
    slug: 'start-a-trip',
    title: 'Start a trip',
    topic: 'Planning',
    paragraphs: [
      'Open the planner and answer its four steps: where to, when, how much, and what. Each step opens when the one before is answered, and you can go back to any of them.',
      'A name that several towns share is asked about before it is used. The free tier plans three days in one city; Explorer and Wanderlust plan longer.',
    ],
    alsoCalled: ['create', 'new', 'itinerary', 'begin', 'destination', 'dates'],
    link: { label: 'Open the planner', href: '/planner' },
  },
  {
    slug: 'without-a-network',
    title: 'Planning without a network',
    topic: 'Planning',
    paragraphs: [
      'What you add to a trip or take out of it waits in the browser until the server has answered, also after you have closed the window. The trip says how many changes are still waiting, and sends them by itself when the network is back.',
      'Dates and budget are saved when you are online: a form that could not be sent keeps what you typed.',
    ],
    alsoCalled: ['offline', 'lost', 'save', 'saved', 'internet', 'train', 'plane', 'sync'],
    link: { label: 'Your saved trips', href: '/itinerary' },
  },
  {
    slug: 'two-versions',
    title: 'One trip open twice',
    topic: 'Planning',
    paragraphs: [
      'Two windows, or a phone and a laptop, may change one trip. Different fields are put together. Where both have changed the same field, you see both values and choose; nothing is overwritten in silence.',
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
      'The cart is a list in this browser for whatever you find, without an account. A trip is kept on the server with its days and its budget. They are two lists: adding to one does not change the other unless you ask for both.',
      'The cart becomes a PDF with everything by category and day. Give a name and an address, and a copy comes by mail too. The cart is cleared afterwards; the note that says so has an Undo.',
    ],
    alsoCalled: ['export', 'download', 'print', 'basket', 'itinerary', 'document', 'broken'],
    link: { label: 'Find something to add', href: '/search' },
  },
  {
    slug: 'estimates-and-samples',
    title: 'What “about”, “estimate” and “Sample” mean',
    topic: 'Planning',
    paragraphs: [
      'A price with “about” or “estimate” is ours: good for a budget, but no seller has agreed to it. Any other price comes from an offer or is known.',
      'A list marked “Sample” shows made-up hotels, restaurants, outings or fares, so you can try planning. Sights are real places. Prices in other currencies are turned into Canadian dollars at a dated reference rate, which is shown.',
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
    link: { label: 'Where our data come from', href: '/about/data' },
  },
]
