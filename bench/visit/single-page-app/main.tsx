import '../../../src/styles/site.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router';
import { AboutPage } from './AboutPage.tsx';
import { BrandPage } from './BrandPage.tsx';
import { DonationPage } from './DonationPage.tsx';
import { Frame } from './Frame.tsx';
import { ForgotPage, LoginPage, RegisterPage } from './form-pages.tsx';
import { HomePage } from './HomePage.tsx';
import { LegalPage } from './LegalPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OrganizationPage } from './OrganizationPage.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Routes>
        <Route element={<Frame />}>
          <Route index element={<HomePage />} />
          <Route path="about" element={<AboutPage />} />
          <Route path="donation" element={<DonationPage />} />
          <Route path="branddetails/:id" element={<BrandPage />} />
          <Route path="organizationdetails/:id" element={<OrganizationPage />} />
          <Route path="login" element={<LoginPage />} />
          <Route path="register" element={<RegisterPage />} />
          <Route path="forgot" element={<ForgotPage />} />
          <Route path="accessibility" element={<LegalPage name="accessibility" />} />
          <Route path="privacy" element={<LegalPage name="privacy" />} />
          <Route path="terms" element={<LegalPage name="terms" />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </BrowserRouter>
  </StrictMode>,
);
