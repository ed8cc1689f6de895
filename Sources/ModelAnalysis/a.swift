public enum ModelAnalysis {}
