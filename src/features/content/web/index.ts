export { atomFeed } from './atom-feed.ts'
export { articleSlugs, guideSlugs } from './texts.ts'
