import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { UnitGlyph } from '../../parts/UnitGlyph.tsx'
import { Words } from '../../parts/Words.tsx'
import { say } from '../../text/text.ts'
import { ColourSign, hasSign } from '../art/colourSigns.tsx'
import { TraitSign } from '../art/planetMarks.tsx'
import { TileSvg } from '../art/Tile.tsx'
import { signOf } from '../art/wormholeArt.tsx'
import { edition, type SystemPrint } from '../edition.ts'
import { askForTerms, termBook, termTitle } from '../lookUp/dictionary.ts'
import { Pennant } from '../lookUp/Pennant.tsx'
import { places } from '../map/places.ts'
import { nameOf } from '../names.ts'
import { reads } from '../reads.ts'
import type { Table } from '../table.ts'
import { ownerArt } from '../table.ts'
import type { OpenPageProps } from './page.ts'

/** Every sign on the map and beside it, with what it stands for. */
export function Signs({ table }: OpenPageProps) {
  useEffect(askForTerms, [])
  const systems = Object.values(table.galaxy.tiles).flatMap(({ system }) => system ?? [])
  const lies = (has: (print: SystemPrint) => readonly string[]) => [
    ...new Set(systems.flatMap(id => has(edition.system(id)))),
  ]
  const specials = lies(({ special }) => (special ? [special] : []))
  const letters = lies(({ wormholes }) => wormholes)
  const traits = lies(({ planets }) => planets.flatMap(id => edition.planet(id)?.traits ?? []))
  return (
    <>
      <p class="hint">{say('galaxy.signs.how')}</p>
      <Part name="planets">
        <Sign of="resources" term="resources" picture={<Value of="resources" />} />
        <Sign of="influence" term="influence" picture={<Value of="influence" />} />
        {reads.colours.filter(hasSign).map(colour => (
          <Sign
            key={colour}
            name={say(`galaxy.colour.${colour}`)}
            why={say('galaxy.sign.colour.why')}
            picture={<ColourSign colour={colour} size={24} />}
          />
        ))}
        {traits.map(trait => (
          <Sign
            key={trait}
            name={say(`galaxy.trait.${trait}`)}
            term="trait"
            picture={<TraitSign kind={trait} />}
          />
        ))}
        <Sign of="held" picture={<Ring table={table} />} />
        <Sign of="spent" picture={<Value of="resources" spent />} />
      </Part>
      <Part name="space">
        {letters.map(letter => (
          <Sign
            key={letter}
            name={say(`galaxy.wormhole.${letter}`)}
            why={say('galaxy.wormhole.why', { letter: signOf(letter) })}
            picture={<System has={({ wormholes }) => wormholes.includes(letter)} />}
          />
        ))}
        {specials.map(special => (
          <Sign
            key={special}
            name={say(`galaxy.special.${special}`)}
            why={say(`galaxy.special.${special}.why`)}
            picture={<System has={print => print.special === special} />}
          />
        ))}
        <Sign of="home" picture={<System has={({ home }) => home !== undefined} />} />
      </Part>
      <Part name="pieces">
        {reads.kinds.map(kind => (
          <Sign
            key={kind}
            name={nameOf('unit', kind)}
            why={reads.unitBrief(table, kind)}
            picture={<UnitGlyph kind={kind} size={26} />}
          />
        ))}
        <Sign of="aboard" picture={<Drawn path="M-14-9V9M-6 0H14" />} />
        <Sign of="damaged" picture={<Drawn burst />} />
        <Sign of="counter" picture={<Flag table={table} />} />
        <Sign of="active" picture={<Drawn hex />} />
      </Part>
      <Part name="players">
        <Sign of="pips" picture={<Pips />} />
        <Sign of="number" picture={<span class="tag strong">3</span>} />
        <Sign of="dice" picture={<span class="die hit">8</span>} />
      </Part>
    </>
  )
}

const Part = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <section aria-labelledby={`signs-${name}`}>
    <h3 id={`signs-${name}`}>{say(`galaxy.signs.${name}`)}</h3>
    <dl class="signs">{children}</dl>
  </section>
)

interface SignProps {
  picture: ComponentChildren
  of?: string
  /** The word of the rules that says what it means. */
  term?: string
  name?: string
  why?: string
}

function Sign({ picture, of = '', term, name, why }: SignProps) {
  const means = termBook.value?.terms[term ?? '']?.[1] ?? ''
  const key = `galaxy.sign.${of}`
  return (
    <div>
      <dt>
        <span class="sign-picture" aria-hidden="true">
          {picture}
        </span>
        {name ?? (term ? termTitle(term) : say(key))}
      </dt>
      <dd>
        <Words text={why ?? (term ? means : say(`${key}.why`))} {...(term && { not: term })} />
      </dd>
    </div>
  )
}

const Value = ({ of, spent = false }: { of: 'resources' | 'influence'; spent?: boolean }) => (
  <span class={spent ? 'worth sign-spent' : 'worth'}>
    <span class={`worth-${of}`}>3</span>
  </span>
)

const someone = (table: Table) => ownerArt(table.order[0])

const Ring = ({ table }: { table: Table }) => (
  <svg viewBox="-20 -20 40 40" width="30" height="30" aria-hidden="true">
    <circle r="13" fill="#5d7fa8" />
    <circle r="16" fill="none" stroke-width="3.5" stroke={someone(table)?.colour ?? '#fff'} />
  </svg>
)

const Flag = ({ table }: { table: Table }) => {
  const owner = someone(table)
  return owner ? <Pennant owner={owner} size={30} /> : null
}

const burst = 'M0-12 3.600-3.600 12 0 3.600 3.600 0 12-3.600 3.600-12 0-3.600-3.600Z'
const border = 'M-14 0-7-12H7L14 0 7 12H-7Z'

const Drawn = ({ path, burst: isBurst, hex }: { path?: string; burst?: true; hex?: true }) => (
  <svg viewBox="-17 -17 34 34" width="28" height="28" aria-hidden="true">
    {path && <path d={path} stroke="currentColor" stroke-width="2" fill="none" />}
    {isBurst && <path d={burst} fill="#ff5a4d" />}
    {hex && <path d={border} stroke="#fff" stroke-width="2.5" fill="none" stroke-dasharray="6 4" />}
  </svg>
)

const Pips = () => (
  <span class="pips" aria-hidden="true">
    <i class="has" />
    <i class="near" />
    <i class="maybe" />
    <i />
  </span>
)

/** The first on this map that has it. */
function System({ has }: { has(print: SystemPrint): boolean }) {
  const found = places.value.find(({ tile }) => tile && has(edition.system(tile.system)))?.tile
  return found ? <TileSvg tile={{ ...found, planets: [] }} size={44} detail="far" /> : null
}
