import { aliases } from './aliases.ts'
import { notFoundPath, type PageEntry, withAliases } from './page-entry.ts'
import { legalPages } from './legal-pages.ts'
import { billingPages } from './billing-pages.ts'
import { servicePages } from './service-pages.ts'
import { pagesText } from './messages.ts'

const content = () => import('#features/content/web/index.ts')

/** Entry of a static page; one module loads all by path. */
const staticPage = (path: string, module: string): PageEntry => ({
  path,
  source: `src/features/content/web/${module}.tsx`,
  load: async (address) =>
    (await (await content()).loadStaticPage(address)) ?? notFound.load(address),
  prerender: true,
  isStatic: true,
})

const contentPages: readonly PageEntry[] = [
  staticPage('/', 'home-page'),
  {
    path: '/destinations',
    source: 'src/features/content/web/destinations-page.tsx',
    load: async () =>
      (await import('#features/content/web/destinations-page.tsx')).DestinationsPage,
    prerender: true,
  },
  {
    ...staticPage('/destinations/:slug', 'destination-guide-page'),
    addresses: async () => (await content()).guidePaths(),
  },
  staticPage('/blog', 'blog-page'),
  {
    ...staticPage('/blog/:slug', 'article-page'),
    addresses: async () => (await content()).articlePaths(),
  },
  staticPage('/faq', 'faq-page'),
  staticPage('/about', 'about-page'),
  staticPage('/contact', 'contact-page'),
  staticPage('/tico-protection', 'tico-protection-page'),
]

const built: readonly PageEntry[] = [
  {
    path: '/about/data',
    source: 'src/features/places/web/data-page.tsx',
    load: async () => (await import('#features/places/web/data-page.tsx')).DataPage,
    prerender: true,
    isStatic: true,
  },
  {
    path: '/login',
    source: 'src/features/accounts/web/login-landing-page.tsx',
    load: async () =>
      (await import('#features/accounts/web/login-landing-page.tsx')).LoginLandingPage,
    prerender: true,
    linksOn: true,
  },
  {
    path: '/signup',
    source: 'src/features/accounts/web/signup-landing-page.tsx',
    load: async () =>
      (await import('#features/accounts/web/signup-landing-page.tsx')).SignupLandingPage,
    prerender: true,
    linksOn: true,
  },
  {
    path: '/account/sign-in',
    source: 'src/features/accounts/web/sign-in-page.tsx',
    load: async () => (await import('#features/accounts/web/sign-in-page.tsx')).SignInPage,
    prerender: true,
  },
  {
    path: '/account/sign-up',
    source: 'src/features/accounts/web/sign-up-page.tsx',
    load: async () => (await import('#features/accounts/web/sign-up-page.tsx')).SignUpPage,
    prerender: true,
  },
  {
    path: '/account/reset-password',
    source: 'src/features/accounts/web/reset-password-page.tsx',
    load: async () =>
      (await import('#features/accounts/web/reset-password-page.tsx')).ResetPasswordPage,
    prerender: true,
  },
  {
    path: '/account/new-password',
    source: 'src/features/accounts/web/new-password-page.tsx',
    load: async () =>
      (await import('#features/accounts/web/new-password-page.tsx')).NewPasswordPage,
    prerender: false,
    head: {
      title: pagesText.newPassword,
      description: pagesText.chooseNewPasswordFor,
      hidden: true,
    },
  },
  {
    path: '/account/letters',
    source: 'src/features/accounts/web/letter-stops-page.tsx',
    load: async () =>
      (await import('#features/accounts/web/letter-stops-page.tsx')).LetterStopsPage,
    prerender: false,
    head: {
      title: pagesText.emailsThatOthersAsk,
      description: pagesText.stopEmailsThatOthers,
      hidden: true,
    },
  },
  {
    path: '/account/log-out',
    source: 'src/features/accounts/web/log-out-page.tsx',
    load: async () => (await import('#features/accounts/web/log-out-page.tsx')).LogOutPage,
    prerender: true,
  },
  {
    path: '/profile',
    source: 'src/app/pages/account/profile-page.tsx',
    load: async () => (await import('../pages/account/profile-page.tsx')).ProfilePage,
    prerender: false,
    head: {
      title: pagesText.yourProfile,
      description: pagesText.yourNameWhatYour,
      hidden: true,
    },
  },
  {
    path: '/settings',
    source: 'src/app/pages/account/settings-page.tsx',
    load: async () => (await import('../pages/account/settings-page.tsx')).SettingsPage,
    prerender: false,
    head: {
      title: pagesText.settings,
      description: pagesText.yourPasswordWhereYou,
      hidden: true,
    },
  },
  {
    path: '/planner',
    source: 'src/app/pages/planner/planner-page.tsx',
    load: async () => (await import('../pages/planner/planner-page.tsx')).PlannerPage,
    prerender: false,
    head: {
      title: pagesText.tripPlanner,
      description: pagesText.planTripDayBy,
    },
  },
  {
    path: '/search',
    source: 'src/app/pages/explore/search-page.tsx',
    load: async () => (await import('../pages/explore/search-page.tsx')).SearchPage,
    prerender: true,
  },
  {
    path: '/stay-dine',
    source: 'src/app/pages/explore/stay-dine-page.tsx',
    load: async () => (await import('../pages/explore/stay-dine-page.tsx')).StayDinePage,
    prerender: true,
  },
  {
    path: '/flights',
    source: 'src/app/pages/flights.tsx',
    load: async () => (await import('../pages/flights.tsx')).FlightsPage,
    prerender: true,
  },
  {
    path: '/guide',
    source: 'src/features/guide/web/chat-page.tsx',
    load: async () => (await import('#features/guide/web/chat-page.tsx')).GuidePage,
    prerender: true,
  },
  {
    path: '/itinerary',
    source: 'src/app/pages/my-trips.tsx',
    load: async () => (await import('../pages/my-trips.tsx')).MyTripsPage,
    prerender: false,
    head: {
      title: pagesText.myTrips,
      description: pagesText.tripsThatYouHave,
      hidden: true,
    },
  },
  {
    path: '/deadlines',
    source: 'src/features/trips/web/deadlines-page.tsx',
    load: async () => (await import('#features/trips/web/deadlines-page.tsx')).DeadlinesPage,
    prerender: false,
    head: {
      title: pagesText.deadlines,
      description: pagesText.whatIsDue,
      hidden: true,
    },
  },
  {
    path: '/shared/:token',
    source: 'src/app/pages/shared-trip.tsx',
    load: async () => (await import('../pages/shared-trip.tsx')).SharedPage,
    prerender: false,
    head: 'server',
  },
  {
    path: '/gallery',
    source: 'src/app/web/gallery-page.tsx',
    load: async () => (await import('./gallery-page.tsx')).GalleryPage,
    prerender: false,
    head: {
      title: pagesText.designGallery,
      description: pagesText.everyComponentThisSite,
      hidden: true,
    },
  },
]

/** 404 page; must be last. */
export const notFound: PageEntry = {
  path: notFoundPath,
  source: 'src/app/web/not-found-page.tsx',
  load: async () => (await import('./not-found-page.tsx')).NotFoundPage,
  prerender: true,
  isStatic: true,
  status: 404,
}

/** Every page of the site, second addresses included: router, prerender and server read this table. */
export const pages: readonly PageEntry[] = [
  ...withAliases(
    [...contentPages, ...built, ...billingPages, ...servicePages, ...legalPages],
    aliases,
  ),
  notFound,
]
