import type { GUIDE_NUMBERS } from './guide-sources.ts'

export const guideWordsEn = {
  title: 'The Texas storm guide',
  description: 'Hail, wind and hurricanes in Texas: how deductibles work, what to have ready, and the clock of a claim',
  updated: 'Last Updated',
  forWhom: 'For',
  homeowners: 'homeowners in Texas',
  from: 'From',
  footer: 'The Texas storm guide. For educational purposes only. Not legal or insurance advice.',
  question: 'How often does it hail here?',
  figure: '878 times in a year',
  sentence: 'That often hail of one inch or more fell in Texas in 2024: more than in any other state.',
  figureSource: 'Insurance Information Institute, after the National Weather Service’s Storm Prediction Center.',

  seasons: 'When storms come',
  seasonsText:
    'Hail falls from March on, most of it from April to June. The hurricane season of the Atlantic lasts from June 1 to November 30 and peaks around September 10. Tornadoes come with both.',
  calendarNote: 'Three dots: high risk. Two: medium. One: low.',

  deductible: 'Your deductible, explained',
  deductibleText:
    'The deductible is the part of each loss that you pay first. Many Texas policies have two or three: one for wind and hail, one for hurricanes or named storms, and one for everything else. Which one applies depends on what did the damage.',
  percentTitle: 'A percentage is of the limit of your house, not of the damage',
  percentText:
    'With a house insured for $400,000 and a 2% deductible, you pay the first $8,000 of a hail loss, whether the damage is $9,000 or $90,000.',
  tableTitle: 'What a percentage comes to',
  limit: 'House insured for',
  tableNote: 'When the limit of your house goes up at renewal, so does a deductible that is a percentage of it.',
  payTitle: 'Nobody may pay it for you',
  payText:
    'Texas law asks you to pay the deductible yourself. A contractor who offers to waive it or to give it back breaks the law, and your insurer may ask for proof that you paid before it pays the last part of a claim.',

  roof: 'Three ways in which a roof is paid for',
  roofWays: [
    {
      marker: 'RCV',
      title: 'Replacement cost',
      text: 'After your deductible the policy pays what new roofing costs. It usually pays in two parts, the second once the work is done.',
    },
    {
      marker: 'ACV',
      title: 'Actual cash value',
      text: 'The policy pays what the roof was worth on the day of the storm. Wear and age come off, and so does your deductible.',
    },
    {
      marker: 'Table',
      title: 'Payment schedule',
      text: 'The policy pays a share that a table sets by the age and kind of your roof. The deductible comes off after that.',
    },
  ],
  cosmetic: 'Some policies leave out cosmetic damage: dents that change how a roof looks but not how it works.',

  gaps: 'What a home policy usually leaves out',
  gapItems: [
    'Flood, which is water that rises from outside. A flood policy from the National Flood Insurance Program pays up to $250,000 for the house and, separately, up to $100,000 for what is in it. It usually starts 30 days after you buy it.',
    'Near the coast, often wind and hail. There the Texas Windstorm Insurance Association (TWIA) insures wind and hail alone, in Aransas, Brazoria, Calhoun, Cameron, Chambers, Galveston, Jefferson, Kenedy, Kleberg, Matagorda, Nueces, Refugio, San Patricio and Willacy counties and in parts of Harris County east of Highway 146.',
  ],

  before: 'Before the season',
  beforeItems: [
    'Take photos or a video of every room, and of the roof from the ground.',
    'Keep a copy of your policy away from the house, or where your phone can reach it.',
    'Read the declarations page: which deductible is for wind and hail, and how many dollars is it?',
    'Put your insurer’s claims number in your phone.',
    'Clear gutters and downspouts, and cut branches back from the roof.',
    'Find a place indoors for garden furniture, grills and bins.',
    'Show everyone where water, gas and power are turned off.',
    'Agree on a room without windows, and on a place to meet.',
    'Set your phone to receive weather alerts.',
  ],
  during: 'When a storm is on its way',
  duringItems: [
    'Bring in or tie down whatever the wind can carry. Park cars under a roof.',
    'Charge phones and lamps. Fill bottles with drinking water.',
    'Close windows, doors and blinds, and stay away from glass.',
    'In a tornado warning: lowest floor, inner room, something over your head.',
    'Leave when officials say so. Take medicine, papers, pets and chargers.',
    'Do not drive or walk through water on a road.',
  ],
  after: 'After the storm',
  afterItems: [
    'See that everyone is safe. Keep away from wires that hang down and from the smell of gas.',
    'Take photos and videos of all damage before anything is moved.',
    'Call your insurer or agent as soon as you can, and write down the claim number and each name.',
    'Stop more damage: cover holes and broken windows, take out standing water. Keep the receipts.',
    'Wait with lasting repairs, and throw nothing away, until the adjuster has seen it.',
    'Ask about an advance, and about the cost of living elsewhere if you cannot stay in the house.',
    'Be there when the adjuster comes, and point out what you found.',
    'Compare the adjuster’s list with more than one written bid.',
  ],

  clock: 'The clock of a claim',
  clockText:
    'Your policy says how long you have to report a loss: read it there, it may be one year. For your insurer Texas law sets these times.',
  clockSteps: {
    acknowledge: {
      marker: '15 days',
      title: 'Your insurer answers',
      text: 'It says that it got your claim, starts to look into it, and asks for the papers it needs.',
    },
    decide: {
      marker: '15 days',
      title: 'Your insurer decides',
      text: 'Business days, once it has all papers. It can take up to 45 more days if it tells you why.',
    },
    pay: { marker: '5 days', title: 'Your insurer pays', text: 'Business days, once it says that it will pay.' },
    catastrophe: {
      marker: '+15',
      title: 'After a catastrophe',
      text: 'After a storm that the state calls a catastrophe, your insurer has 15 more days for each of these steps.',
    },
  },
  clockNote: 'Surplus lines insurers and TWIA have times of their own.',

  door: 'Who comes to the door',
  doorItems: [
    'A contractor: ask for a written bid, a local address and references. Pay as the work goes on, not all of it ahead.',
    'An adjuster from your insurer: works for the insurer and costs you nothing.',
    'A public adjuster: works for you, under a written contract that you can take back within 72 hours. The fee is at most 10% of the settlement. Look up the license at tdi.texas.gov.',
  ],

  numbers: 'Numbers that help',
  who: 'Who',
  phone: 'Telephone',
  web: 'On the web',
  numberNames: {
    tdi: 'Texas Department of Insurance: questions and complaints',
    twia: 'Texas Windstorm Insurance Association: claims',
    flood: 'National Flood Insurance Program',
    fema: 'Federal disaster help (FEMA)',
    help: 'Shelter, food and local help in Texas',
    roads: 'Road conditions in Texas',
    redCross: 'American Red Cross',
  } satisfies Record<keyof typeof GUIDE_NUMBERS, string>,
  emergency: 'In danger: 911.',

  yours: 'Yours, to fill in',
  yourThing: 'What',
  yourAnswer: 'Yours',
  yourItems: [
    'My insurer and policy number',
    'Telephone for claims',
    'My agent',
    'My wind and hail deductible, in dollars',
    'My hurricane deductible, in dollars',
    'How my roof is paid for',
    'Where we meet',
  ],

  sources: 'Sources',
  closing:
    'This guide is for educational purposes only. It is not legal or insurance advice, and it changes nothing in your policy. Where the two differ, your policy counts.',
}

export type GuideWords = typeof guideWordsEn
