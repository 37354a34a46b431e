import { config } from '@rig4u/shared/config';
import { factSharesText, measuredNotice, openDbNotice } from '@rig4u/shared/format';
import { Section, Text } from '@rig4u/shared/ui';
import { LegalPage } from './legal-page';

/** The terms page: what a visitor may expect of this product, and what not. */
export function Component() {
  const { product, support, retailer } = config();
  return (
    <LegalPage
      title="Terms"
      description={`What you can expect of ${product.name}: where part facts and prices come from, and what is not promised.`}
      short={`${product.name} helps you plan a PC. Check what matters to you before you pay for anything.`}
    >
      <Section title="What it is">
        <Text>{`${product.name} is a planning aid, free to use. It sells nothing: a purchase is between you and ${retailer.name}, at the price and on the terms shown there.`}</Text>
      </Section>
      <Section title="Prices">
        <Text>
          Prices are <strong>guide prices</strong> in US dollars for the month they are dated with. They are not offers,
          and they do not follow the market by themselves. Some are worked out from an earlier guide price by what
          prices of their class of parts did since: beside the total stands which, and by which sources. Ratings and
          review counts that are marked as samples are samples.
        </Text>
      </Section>
      <Section title="Facts about parts">
        <Text>The parts are real products. Where a fact is not known it is left out, and not guessed.</Text>
        <Text>{`${factSharesText()} General knowledge of what is inside a PC, of monitors and of power supplies with a battery is kept where two agree who did not see each other's answers, and for a few facts that follow from the kind of part.`}</Text>
        <Text>{openDbNotice}</Text>
        <Text>
          <span>
            Parts beyond the 480 of our own catalogue are those of BuildCores OpenDB as of August 17, 2026, with what it
            states of them. Where that may be wrong it is only a warning, and never the reason why a part does not fit.
            The data is passed on under the{' '}
          </span>
          <a href="https://opendatacommons.org/licenses/by/1-0/">Open Data Commons Attribution License 1.0</a>
          <span>.</span>
        </Text>
        <Text>
          Makers change products without telling us. Compare the decisive measurements with the maker's own page before
          you buy.
        </Text>
      </Section>
      <Section title="Estimates">
        <Text>{`What a build is estimated at rests on measured rendering speeds: ${measuredNotice}. Games, and parts that nobody measured, are modelled. An estimate is a range and no promise.`}</Text>
      </Section>
      <Section title="Names and marks">
        <Text>
          The names of products and makers belong to their owners. They are used to say which part is meant, and none of
          them stands behind this site.
        </Text>
      </Section>
      <Section title="Work of others">
        <Text>
          This site is made with open source. The packages and fonts in it, and their licences, are listed in its{' '}
          <a href={`/host/${HOST_VERSION}/notices.txt`}>notices</a>.
        </Text>
      </Section>
      <Section title="No warranty">
        <Text>
          The product is provided as it is. We try to be right and say where we do not know, but we cannot promise that
          every part fits, that every figure is correct, or that the site is always there. Rights that the law gives you
          stay as they are.
        </Text>
      </Section>
      <Section title="Your builds">
        <Text>
          Saved builds are in your browser. Clearing the browser's data deletes them, and we cannot bring them back.
          Builds that you also save to an account are kept with it.
        </Text>
      </Section>
      <Section title="Questions">
        <Text>
          <span>Write to </span>
          <a href={`mailto:${support.email}`}>{support.email}</a>
          <span>{`, or to ${support.address}.`}</span>
        </Text>
      </Section>
    </LegalPage>
  );
}
