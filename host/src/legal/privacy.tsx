import { config } from '@rig4u/shared/config';
import { Text } from '@rig4u/shared/ui';
import { LegalPage, Section } from './page';
import { storedKeys } from './stored';

/** The privacy page: what this product stores, what it sends, and to whom. */
export function Component() {
  const { product, support, retailer } = config();
  return (
    <LegalPage
      title="Privacy"
      description={`What ${product.name} stores in your browser, what an error report contains, and what is never collected.`}
      short="Your builds stay in your browser. There are no cookies, no advertising and no visitor statistics."
    >
      <Section title="What is kept in your browser">
        <Text>These entries are in the local storage of this browser, on this device. Whoever uses this browser can see them; they are not sent to us.</Text>
        <ul>
          {storedKeys.map(({ key, what }) => (
            <li key={key}>
              <code>{key}</code>: {what}
            </li>
          ))}
          <li>
            Names that end in <code>.corrupt-</code> and a number: copies of entries that could not be read. They are kept so that nothing you saved is lost without a
            trace.
          </li>
        </ul>
        <Text>To delete all of it, clear the data of this site in the settings of your browser. Saved builds can also be deleted one by one.</Text>
      </Section>
      <Section title="Error reports">
        <Text>When something breaks, the page sends a short report to the server that delivers it, so that it can be mended. A report contains:</Text>
        <ul>
          <li>the text of the error and the places in our code where it happened;</li>
          <li>the address of the page you were on. What follows a # is left out, and values that look like passwords or tokens are starred out;</li>
          <li>the time.</li>
        </ul>
        <Text>Your builds and what you type into forms are not put into it.</Text>
      </Section>
      <Section title="What every web server sees">
        <Text>
          Opening a page tells the server your network address and the kind of browser you use. Whoever runs the server may keep that in its access log. Fonts and
          drawings come from the same server: the pages ask no other company for anything.
        </Text>
      </Section>
      <Section title="Account">
        <Text>Picking parts and saving builds needs no account. Where sign-in is not set up, no name, e-mail address or password is stored anywhere.</Text>
      </Section>
      <Section title="The retailer">
        <Text>
          When you choose to purchase, a page of {retailer.name} opens with the item numbers of your build in its address. From there on their own rules apply.
        </Text>
      </Section>
      <Section title="Questions">
        <Text>
          Write to <a href={`mailto:${support.email}`}>{support.email}</a>. The form on the contact page does not send what you type to a server.
        </Text>
      </Section>
    </LegalPage>
  );
}
