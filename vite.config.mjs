import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { guideModules } from './tooling/destination-guide-modules.mjs'

export default defineConfig({
  plugins: [react(), guideModules()],
  // wouter brings a copy of a hook that React has by itself since 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    target: 'es2023',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // One style sheet for the site, which every document links.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: 'src/app/web/main.tsx',
      output: {
        // Names of files travel with every page, and hashes compress to nothing: seven letters are enough.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // Four tiers by how many parts of the site share a module: few files for a page, none of them a heap.
        // A module's imports are shared at least as widely as it is, so no tier imports a lower one.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 4 },
            { name: 'most', minShareCount: 24, priority: 3 },
            { name: 'many', minShareCount: 10, priority: 2 },
            { name: 'some', minShareCount: 5, priority: 1 },
            { name: 'few', minShareCount: 3, maxModuleSize: 3000, priority: 0 },
          ],
        },
      },
    },
  },
})
