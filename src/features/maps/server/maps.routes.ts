import { everyone } from '#platform/server/auth/policy.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { type CityStreets, type MapGround, mapContract } from '../contract/maps.contract.ts'

/** A setting changes with a start at most; streets may be imported meanwhile. */
const shared = 'public, max-age=300'

export const mapOperations = (deps: {
  readonly mapGround: MapGround
  readonly listStreets: () => Promise<CityStreets[]>
}): readonly BoundOperation[] =>
  bindContract(
    mapContract,
    { getMapSettings: everyone },
    {
      getMapSettings: async ({ reply }) => {
        reply.set('cache-control', shared)
        const ground = deps.mapGround
        return ground.kind === 'embedded'
          ? { ...ground, streets: await deps.listStreets() }
          : ground
      },
    },
  )
