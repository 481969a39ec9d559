import type { z } from 'zod'
import type { findingsSchema } from '../contract/check.schema.ts'
import type { CheckFinding } from '../domain/check/finding.ts'

type OnWire = z.input<typeof findingsSchema>['findings']

export const presentFindings = (findings: readonly CheckFinding[]): OnWire =>
  findings.map((finding) => ({
    ...finding,
    itemIds: [...finding.itemIds],
    fixes: finding.fixes.map(({ label, changes }) => ({
      label,
      changes: changes.map((change) =>
        change.op === 'order'
          ? { op: change.op, fields: { itemIds: [...change.fields.itemIds] } }
          : { ...change },
      ),
    })),
  }))
