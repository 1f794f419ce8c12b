import { FIRST_TIER_COUNTIES } from './texas-law.ts'

type CoastCounty = (typeof FIRST_TIER_COUNTIES)[number]

/**
 * The ZIP codes of the 14 coast counties, as far as two lists agree: GeoNames (geonames.org, CC BY 4.0, March 2026) and
 * PyPI's `zipcodes` 3.0.0 (MIT).
 */
const COAST_ZIP_CODES: Record<CoastCounty, string> = {
  Aransas: '78358 78381 78382',
  Brazoria: `
    77422 77430 77431 77463 77480 77486 77511 77512 77515 77516 77531 77534 77541 77542 77566 77577 77578
    77581 77583 77584 77588`,
  Calhoun: '77978 77979 77982 77983',
  Cameron: `
    78520 78521 78522 78523 78526 78535 78550 78551 78552 78553 78559 78566 78567 78568 78575 78578 78583
    78586 78592 78593 78597`,
  Chambers: '77514 77523 77560 77580 77597 77661 77665',
  Galveston: `
    77510 77517 77518 77539 77546 77549 77550 77551 77552 77553 77554 77555 77563 77565 77568 77573 77574
    77590 77591 77592 77617 77623 77650`,
  Jefferson: `
    77613 77619 77622 77627 77629 77640 77641 77642 77643 77651 77655 77701 77702 77703 77704 77705 77706
    77707 77708 77710 77713 77720 77725 77726`,
  Kenedy: '78338 78385',
  Kleberg: '78363 78364 78379',
  Matagorda: '77404 77414 77415 77419 77428 77440 77456 77457 77458 77465 77468 77482 77483',
  Nueces: `
    78330 78339 78343 78347 78351 78373 78380 78401 78402 78403 78404 78405 78406 78407 78408 78409 78410
    78411 78412 78413 78414 78415 78416 78417 78418 78419 78426 78427 78460 78463 78465 78466 78467 78468
    78469 78472 78480`,
  Refugio: '77950 77990 78340 78377 78393',
  'San Patricio': '78336 78352 78359 78362 78368 78370 78374 78387 78390',
  Willacy: '78561 78569 78580 78590 78594 78598',
}

/** Where both lists put a coast county's ZIP code, it begins so. */
const COAST_PREFIX = /^(774|775|776|777|779|783|784|785)/

/** The coast county in which most of a ZIP code lies: it may run over a county line, so say that it is assumed. */
export const coastCountyOfZip = (zip: string): CoastCounty | null =>
  FIRST_TIER_COUNTIES.find((county) => COAST_ZIP_CODES[county].includes(zip.slice(0, 5))) ?? null

/** No coast county has a ZIP code that begins as this one. */
export const isZipFarFromCoast = (zip: string): boolean => /^7\d{4}/.test(zip) && !COAST_PREFIX.test(zip)
