import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { guideModules } from './tooling/guide-modules.mjs'

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
        // What forty or more parts of the site share travels in one file; the bundler divides the rest.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 40 }] },
      },
    },
  },
})
