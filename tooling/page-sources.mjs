/**
 * Which module a page comes from is what the build asks the table of pages; the browser never does,
 * and every page would carry the names of all. In the client's bundle those lines are left out.
 */
export const pageSources = () => ({
  name: 'page-sources',
  enforce: 'pre',
  transform(code, id, options) {
    if (options?.ssr || !/\/src\/app\/web\/[a-z-]*pages\.ts$/.test(id)) return undefined
    return code.replace(/^ +source: ['`][^'`]+['`],$/gm, '')
  },
})
