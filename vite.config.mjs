import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sharedChunk } from './tooling/chunk-groups.mjs'
import { guideModules } from './tooling/guide-modules.mjs'
import { onePathIcons } from './tooling/one-path-icons.mjs'
import { pageSources } from './tooling/page-sources.mjs'

// Small chunks compress badly: what every page needs beside the entry travels in one file.
const ofEveryPage =
  /node_modules\/react\/|preload-helper|tooling\/lucide|src\/design\/(icon\/icon\.(tsx|mod)|link\.|class-names)|src\/platform\/web\/(facts|hint|storage|after-paint)|src\/app\/web\/aliases|src\/features\/cart\/web\/(cart-key|log-failure)/

// What an item of the cart is and what it costs: for whoever has a cart, and for pages with prices.
const ofTheCart =
  /src\/features\/cart\/(domain\/(cart-item|change-cart|is-cart-item)|web\/cart-st)|src\/platform\/shared\/(money|reference-rates|rate-table)/

export default defineConfig({
  plugins: [pageSources(), react(), onePathIcons(), guideModules()],
  // wouter brings a copy of a hook that React has by itself since 18.
  resolve: {
    alias: {
      'use-sync-external-store/shim/index.js': 'react',
      '../createLucideIcon.mjs': `${import.meta.dirname}/tooling/lucide-factory.mjs`,
    },
  },
  // Bundled for the renderer too, so that it draws what the browser draws.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    target: 'es2023',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Every page's list of scripts to fetch ahead would travel with each page; styles must be waited for.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, deps) =>
        /-page-[^/]*$/.test(file) ? deps.filter((name) => name.endsWith('.css')) : deps,
    },
    rollupOptions: {
      input: 'src/app/web/main.tsx',
      output: {
        // Names of files travel with every page, and hashes compress to nothing: seven letters are enough.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', test: ofEveryPage },
            { name: 'cart', test: ofTheCart },
            { name: sharedChunk, debugName: 'shared' },
          ],
        },
      },
    },
  },
})
