import { type Label, label } from './label.ts'
import { madeOf } from './made-of.ts'

export const HOME =
  '(?:dwelling|property|premises|residence|building|(?:manufactured|mobile|modular)?home|house|risk|unit|place|condo(?:minium)?|structure)'

/** A home that is let, or that nobody lives in all the year. */
const KIND = '(?:rental|rented|tenant(?:occupied)?|landlords?|investment|secondary|second|seasonal|vacation|leased)'

const OF_PLACES = `(?:${HOME}|rental|your|our|the|it|this|that|which|what|where|is|we|you(?:are)?|policy|by|of|for|at|in|own|live|insures?d?|covers?|covered|protects?|protected|described|stands?|place|located|situated|location|address|and|its|contents)+$`
const OF_A_PLACE = `(?=.*(?:${HOME}|rental|whatis|whatwe|whatthepolicy|where|place|location|address))`
/** 'Your place', 'What is covered', 'Protected property', 'The unit that we insure', 'Travis County — where you live and what we insure': nothing but such words, of a place. */
const PLACED_FREELY = new RegExp(
  `^(?:[a-z]{3,14}county(?=where|what|the(?:home|place)))?(?!of|by|in|at|is|and|its)${madeOf(OF_PLACES, OF_A_PLACE)}`,
)

export const LOCATION_LABELS: Label[] = [
  label(
    new RegExp(
      `^(?:the|your)?(?:insured|covered)?${KIND}${HOME}?(?:covered|insured|location|address|weinsure|isinsured)+`,
    ),
    0.9,
  ),
  label(new RegExp(`^(?:location|address)of(?:the|your)?${KIND}${HOME}?$`)),
  label(/^(?:home|residence|property|location)and(?:your)?mailingaddress$/, 0.8),
  label(/^location(?:ofall|ofeach|ofthe)?(?:the)?(?:insured|covered)?items/, 0.9),
  label(new RegExp(`^(?:the|your)?(?:insured|covered)${KIND}${HOME}?$`), 0.9),
  label(
    new RegExp(`^(?:the|your)?${HOME}(?:that)?(?:is|you|we)?(?:rent|lease|let)(?:ed|d)?(?:out)?to(?:others|tenants?)$`),
    0.8,
  ),
  label(new RegExp(`^(?:the|your)?${HOME}(?:is)?being(?:insured|covered)$`), 0.8),
  label(new RegExp(`^(?:the|your)?${KIND}${HOME}(?:is)?(?:located|situated)?at(?=$|\\d)`), 0.8),
  label(new RegExp(`^(?:the|your)?${KIND}${HOME}$`), 0.6),
  label(
    /^(?:locationof)?(?:the)?(?:insured|described)?residencepremises(?:(?:covered|insured)(?:by|under)(?:this|the|your)policy)?(?:is)?(?:located)?(?:at)?(?:and)?(?:mailingaddress)?(?:address|location)?/,
  ),
  label(
    /^(?:locationof)?(?:the)?(?:insured|covered)?property(?:insured|location|address|covered)(?:at)?(?:(?:is)?(?:covered|insured)?(?:by|under)(?:this|the|your)?policy)?/,
  ),
  label(new RegExp(`^(?:location|address)of(?:the)?(?:described|insured|covered)${HOME}`)),
  label(/^(?:the)?(?:insured|covered)(?:property|dwelling|building|home|residence|unit)?(?:location|premises|address)/),
  label(
    new RegExp(
      `^(?:the)?(?:insured|covered|described)${HOME}(?:(?=$|\\d|residencepremises|andmailingaddress$)|if(?:different|other))`,
    ),
    0.9,
  ),
  label(/^(?:dwelling|building|residence|home|premises|location|unit)(?:insured|covered|location)(?:address)?/),
  label(/^mailingaddressand(?:insuredlocation|residencepremises|propertylocation|location|premises)/),
  label(
    /^(?:named)?insureds?(?:names?)?and(?:premises|residencepremises|property(?:location|$)|insuredlocation|location|addressofthe(?:insured|covered)(?:residence|home|house|dwelling|property|unit|premises))/,
    0.9,
  ),
  label(/^(?:(?:home|property|insured|dwelling|premises|location|risk|unit)address|policylocation)/, 0.9),
  label(
    new RegExp(
      `^(?:(?:location|(?:street)?address)of(?:the|your)?(?:propertyinsured|insuredproperty|residencepremises|${HOME})|insureds?residence|(?:risk|insured)(?:site|situs)(?:address)?(?=$|\\d)|(?:risk|described|property)location(?:(?:is)?(?:covered|insured)?(?:by|under)(?:this|the|your)?policy)?|locationaddress|addressof(?:what)?(?:weinsure|insured))`,
    ),
  ),
  label(
    /^(?:insured|location|dwelling|risk|covered)address|^(?:dwelling|home|risk|residence|house)location|^address(?:insured|covered|ofinsured(?:home|property|dwelling|location))/,
    0.9,
  ),
  label(new RegExp(`^(?:the|your)?${HOME}(?:we|this(?:policy)?)?(?:insure[sd]|covers|covered)(?:at|is|by)?`), 0.8),
  label(
    new RegExp(
      `^(?:the|your)?${HOME}(?:(?:that)?you(?:own|insure))?(?:that)?(?:we|this(?:policy)?|you)(?:insures?|covers?)`,
    ),
    0.8,
  ),
  label(/^(?:loc|location|premises|property|residence|dwelling|home|house)(?:no|number)?0{0,2}1$/, 0.7),
  // 'Home on this policy'
  label(
    new RegExp(`^(?:the|your)?(?:insured|covered)?${HOME}(?:that(?:i)?s)?(?:on|under)(?:this|the|your)policy$`),
    0.8,
  ),
  label(/^(?:loc|risk)$/, 0.5),
  label(new RegExp(`^at(?:the|your)${HOME}$`), 0.5),
  // 'Insured dwelling at   12 Elm St, Waco'
  label(new RegExp(`^(?:the|your)?(?:insured|covered|described)${HOME}(?:is)?(?:located|situated)?at(?=$|\\d)`), 0.9),
  label(/^(?:insured)?(?:property|premises|location|home|dwelling|residence|risk)information$/, 0.5),
  label(
    new RegExp(
      `^(?:(?:coverage|insurance|cover)?(?:for|on|of))?(?:the|your)?(?:farm)?${HOME}(?:and(?:its)?(?:the)?contents)?(?:is|that|which|we|insured|insure|covered|located|situated)*at(?:$|(?=\\d))`,
    ),
    0.7,
  ),
  label(
    new RegExp(
      `^(?:where|location)(?:the|your)?(?:insured|covered)?${HOME}(?:we(?:insure|cover))?(?:is|stands)(?:located|situated)?`,
    ),
    0.8,
  ),
  label(
    new RegExp(
      `^(?:locationand)?(?:described|insured|description(?:and)?)(?:location)?of(?:the|your)?(?:insured|covered)?${HOME}`,
    ),
    0.7,
  ),
  label(new RegExp(`^(?:${HOME}|loc(?:ation)?)(?:no|number)?1of\\d{1,2}(?=$|\\d)`), 0.7),
  // The head of a column that says where each item is, and what.
  label(/^locationanddescription(?:of(?:the)?(?:items?|risk|building|dwelling|property))?$/, 0.6),
  label(PLACED_FREELY, 0.3),
  label(/^(?:home|(?:it|this(?:policy)?|we)(?:protects?|covers?|insures?))$/, 0.35),
  label(/^where$/, 0.5),
  label(/^(?:the|your)rental$/, 0.5),
  // 'Location of items 1 to 3: 12 Elm St, …'
  label(/^locationofitems?\d(?:(?:to|through|and)\d)*/, 0.7),
  label(
    new RegExp(`^(?:(?:insured|residence)?${HOME})?(?:is)?(?:located|situated?|insured|covered|protected)at(?=$|\\d)`),
    0.5,
  ),
  label(
    new RegExp(`^(?:(?:rating|rated|site|situs|legal)(?:address|location)|physicaladdress)(?:of(?:the|your)?${HOME})?`),
    0.45,
  ),
  label(/^(?:residence|home|dwelling|property)coverage(?=\d)/, 0.6),
  label(
    /^(?:(?:unitowners?)?premises|property|location|residence|situs|thepropertyweinsure|thehomeweinsure|yourhome(?:at)?|whatweinsure|what(?:i)?s(?:insured|covered))$/,
    0.6,
  ),
  label(
    /^(?:premises|location|residence|(?:insured)?property|your(?:home|house)(?:at)?|home(?:at)?)(?=\d{2,5}[a-z])/,
    0.55,
  ),
  // 'Location same', in one cell
  label(/^(?:(?:insured|described|property)?(?:premises|location)|residence)(?=same(?:as|$))/, 0.55),
]
