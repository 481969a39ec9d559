import { aliases } from './aliases.ts'
import { notYetBuilt } from './not-yet-built.ts'
import { type PageEntry, withAliases } from './page-entry.ts'

const toCome: readonly PageEntry[] = Object.keys(notYetBuilt).map((path) => ({
  path,
  source: 'src/app/web/not-yet-built-page.tsx',
  load: async () => (await import('./not-yet-built-page.tsx')).NotYetBuiltPage,
  prerender: true,
}))

const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const contentPages: readonly PageEntry[] = [
  {
    path: '/destinations',
    source: 'src/features/content/web/destinations-page.tsx',
    load: async () =>
      (await import('#features/content/web/destinations-page.tsx')).DestinationsPage,
    prerender: true,
  },
  {
    path: '/destinations/:slug',
    source: 'src/features/content/web/guide-page.tsx',
    addresses: async () =>
      (await import('#features/content/web/index.ts')).guideSlugs.map(
        (slug) => `/destinations/${slug}`,
      ),
    load: async (path) => {
      const { loadGuidePage } = await import('#features/content/web/guide-page.tsx')
      return (await loadGuidePage(slugOf(path))) ?? notFound.load(path)
    },
    prerender: true,
    still: true,
  },
  {
    path: '/blog',
    source: 'src/features/content/web/blog-page.tsx',
    load: async () => (await import('#features/content/web/blog-page.tsx')).BlogPage,
    prerender: true,
    still: true,
  },
  {
    path: '/blog/:slug',
    source: 'src/features/content/web/article-page.tsx',
    addresses: async () =>
      (await import('#features/content/web/index.ts')).articleSlugs.map((slug) => `/blog/${slug}`),
    load: async (path) => {
      const { loadArticlePage } = await import('#features/content/web/article-page.tsx')
      return (await loadArticlePage(slugOf(path))) ?? notFound.load(path)
    },
    prerender: true,
    still: true,
  },
  {
    path: '/faq',
    source: 'src/features/content/web/faq-page.tsx',
    load: async () => (await import('#features/content/web/faq-page.tsx')).loadFaqPage(),
    prerender: true,
    still: true,
  },
  {
    path: '/about',
    source: 'src/features/content/web/about-page.tsx',
    load: async () => (await import('#features/content/web/about-page.tsx')).loadAboutPage(),
    prerender: true,
    still: true,
  },
  {
    path: '/contact',
    source: 'src/features/content/web/contact-page.tsx',
    load: async () => (await import('#features/content/web/contact-page.tsx')).loadContactPage(),
    prerender: true,
    still: true,
  },
  {
    path: '/tico-protection',
    source: 'src/features/content/web/tico-protection-page.tsx',
    load: async () =>
      (await import('#features/content/web/tico-protection-page.tsx')).loadTicoProtectionPage(),
    prerender: true,
    still: true,
  },
]

const built: readonly PageEntry[] = [
  {
    path: '/',
    source: 'src/features/content/web/home-page.tsx',
    load: async () => (await import('#features/content/web/home-page.tsx')).HomePage,
    prerender: true,
  },
  {
    path: '/login',
    source: 'src/features/accounts/web/login-page.tsx',
    load: async () => (await import('#features/accounts/web/login-page.tsx')).LoginPage,
    prerender: true,
  },
  {
    path: '/signup',
    source: 'src/features/accounts/web/signup-page.tsx',
    load: async () => (await import('#features/accounts/web/signup-page.tsx')).SignupPage,
    prerender: true,
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
  },
  {
    path: '/account/log-out',
    source: 'src/features/accounts/web/log-out-page.tsx',
    load: async () => (await import('#features/accounts/web/log-out-page.tsx')).LogOutPage,
    prerender: true,
  },
  {
    path: '/planner',
    source: 'src/features/planner/web/planner-page.tsx',
    load: async () => (await import('#features/planner/web/planner-page.tsx')).PlannerPage,
    prerender: false,
  },
  {
    path: '/itinerary',
    source: 'src/features/trips/web/saved-trips-page.tsx',
    load: async () => (await import('#features/trips/web/saved-trips-page.tsx')).SavedTripsPage,
    prerender: false,
  },
  {
    path: '/gallery',
    source: 'src/app/web/gallery-page.tsx',
    load: async () => (await import('./gallery-page.tsx')).GalleryPage,
    prerender: false,
  },
]

/** For every address that no other page has; it stands last. */
export const notFound: PageEntry = {
  path: '/404',
  source: 'src/app/web/not-found-page.tsx',
  load: async () => (await import('./not-found-page.tsx')).NotFoundPage,
  prerender: true,
  still: true,
  status: 404,
}

/** Every page of the site, second addresses included: router, prerender and server read this table. */
export const pages: readonly PageEntry[] = [
  ...withAliases([...built, ...contentPages, ...toCome], aliases),
  notFound,
]
